// The model of the policy: how far a trip request gets, and what its department has spent then. All sums in hundredths of
// the currency.
import { amount } from '../kit/money'
import type { Department, Outcome, Policy, TripState } from './words'

/** Name of the moment. */
export const NAME = 'policy'

/** Formats a sum, given in hundredths, in whole units of its currency. */
export const whole = (hundredths: number): string => amount(hundredths).slice(0, -3)

/** The range and step of the fares that can be asked for. */
export const FARE = { least: 30000, most: 300000, step: 2000 } as const

/** Returns which parts of a trip are outside the policy. */
export const flagsOf = ({ cabins, fare: most }: Policy, { cabin, leg, fare }: TripState) => ({
  cabin: !cabins[leg].includes(cabin),
  fare: fare > most,
})

/**
 * Returns the outcome of a trip. Inside the policy it is issued, whatever a manager decided before; any other waits for the
 * decision.
 */
export function outcomeOf(policy: Policy, trip: TripState): Outcome {
  const { cabin, fare } = flagsOf(policy, trip)
  return cabin || fare ? (trip.decision ?? 'open') : 'inside'
}

/** Returns whether the ticket is issued. */
export const isIssued = (outcome: Outcome): boolean => outcome === 'inside' || outcome === 'approved'

/** Returns the changed trip without a decision: nobody has decided on it yet. */
export const asked = ({ cabin, leg, fare }: TripState, change: Partial<TripState>): TripState => ({
  ...{ cabin, leg, fare },
  ...change,
})

/** Returns the departments with what they have left; the first one pays for the trip once it is issued. */
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
