// The model of the example plan: when each chosen team begins, when the plan ends, and which teams its end depends on. All
// in whole weeks, counted from 1.

/**
 * `weeks` is how long the team works. `after` says how many weeks after the beginning of another team it can begin, by the
 * id of that team, which must come before it in the list.
 */
export type TeamPlan = { id: string; weeks: number; after: Readonly<Record<string, number>> }

export type Lane<Team extends TeamPlan> = Team & {
  /** The first and the last week of the team's work. */
  from: number
  to: number
  /** Whether the plan would end later if this lane began later. */
  critical: boolean
}

export type Route<Team extends TeamPlan> = {
  lanes: readonly Lane<Team>[]
  /** The last week; 0 if no team is chosen. */
  length: number
  /** How many weeks the teams would take one after the other. */
  inTurn: number
  /** The weeks that end with a sign-off, in order; teams that end in the same week share one. */
  signOffs: readonly number[]
}

/** Returns the route of the chosen teams: each begins as soon as the chosen teams before it allow, the first in week 1. */
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

/** Returns the first week in which an earlier lane allows a team to begin; 0 if the team does not wait for that lane. */
function earliest({ after }: TeamPlan, { id, from }: Lane<TeamPlan>): number {
  const weeks = after[id]
  return weeks === undefined ? 0 : from + weeks
}
