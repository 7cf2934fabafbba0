// The model of the example plan: when each chosen team begins, when the plan ends, and what its end hangs on. All in whole
// weeks, the first of which is 1.

/**
 * `weeks`: how long it works. `after`: how many weeks after the beginning of another team it can begin; it names only
 * teams that stand before it in the list.
 */
export type TeamPlan = { id: string; weeks: number; after: Readonly<Record<string, number>> }

export type Lane<Team extends TeamPlan> = Team & {
  /** Its first and its last week. */
  from: number
  to: number
  /** The plan would end later if this lane began later. */
  critical: boolean
}

export type Route<Team extends TeamPlan> = {
  lanes: readonly Lane<Team>[]
  /** The last week; 0 where no team is chosen. */
  length: number
  /** What the teams would take one after the other. */
  inTurn: number
  /** The weeks at whose end something is signed off: one for all teams that end in it. */
  signOffs: readonly number[]
}

/** The route of the chosen teams: each begins as soon as those chosen before it let it, the first in week 1. */
export function routeOf<Team extends TeamPlan>(teams: readonly Team[], chosen: readonly string[]): Route<Team> {
  const lanes: Lane<Team>[] = []
  for (const team of teams) {
    if (!chosen.includes(team.id)) continue
    const from = Math.max(1, ...lanes.map(before => earliest(team, before)))
    lanes.push({ ...team, from, to: from + team.weeks - 1, critical: false })
  }
  const ends = lanes.map(({ to }) => to)
  const length = Math.max(0, ...ends)
  for (const lane of [...lanes].reverse()) {
    lane.critical = lane.to === length || lanes.some(next => next.critical && earliest(next, lane) === next.from)
  }
  const inTurn = lanes.reduce((sum, { weeks }) => sum + weeks, 0)
  return { lanes, length, inTurn, signOffs: [...new Set(ends)].sort((a, b) => a - b) }
}

/** The first week in which a team can begin because of a lane before it; 0 if that does not hold it up. */
function earliest({ after }: TeamPlan, { id, from }: Lane<TeamPlan>): number {
  const weeks = after[id]
  return weeks === undefined ? 0 : from + weeks
}
