// The model of the policy: how far a trip gets, and what its department has spent then. All sums in hundredths of the currency.
import { amount } from '../kit/money'
import type { Department, Outcome, Policy, TripState } from './words'

/** Of the moment. */
export const NAME = 'policy'

/** A sum in hundredths, in whole units. */
export const whole = (hundredths: number): string => amount(hundredths).slice(0, -3)

/** The fares that one may ask for. */
export const FARE = { least: 30000, most: 300000, step: 2000 } as const

/** What of a trip is outside the policy. */
export const flagsOf = ({ cabins, fare: most }: Policy, { cabin, leg, fare }: TripState) => ({
  cabin: !cabins[leg].includes(cabin),
  fare: fare > most,
})

/** A trip inside the policy is issued whatever a manager said before; any other waits for what the manager says. */
export function outcomeOf(policy: Policy, trip: TripState): Outcome {
  const { cabin, fare } = flagsOf(policy, trip)
  return cabin || fare ? (trip.decision ?? 'open') : 'inside'
}

/** Whether the ticket is issued. */
export const isIssued = (outcome: Outcome): boolean => outcome === 'inside' || outcome === 'approved'

/** Another trip is asked for: nobody has decided on that one yet. */
export const asked = ({ cabin, leg, fare }: TripState, change: Partial<TripState>): TripState => ({
  ...{ cabin, leg, fare },
  ...change,
})

/** The departments, the first of which pays the trip once it is issued. */
export const spentOn = (
  departments: readonly Department[],
  policy: Policy,
  trip: TripState,
): (Department & { left: number })[] =>
  departments.map((department, index) => {
    const { spent: before, limit } = department
    const spent = before + (index === 0 && isIssued(outcomeOf(policy, trip)) ? trip.fare : 0)
    return { ...department, spent, left: limit - spent }
  })
