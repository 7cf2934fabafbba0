// The model of an operating model: what is sold over which connections, and what is paid for and sold nowhere.

/** From the place of one node to that of another, from 0. */
export type Link = readonly [from: number, to: number]

export type OperatingPlan = {
  /** What each costs a year, in hundredths of the currency. One without connections is not there. */
  suppliers: readonly { fee: number }[]
  /** `sheet`: kept by hand. */
  systems: readonly { name: string; sheet?: boolean }[]
  /** From suppliers to systems, and from systems to channels. */
  into: readonly Link[]
  out: readonly Link[]
  /** The systems are one: what enters by any of them is sold wherever one of them leads. */
  joined: boolean
}

export type OperatingFigures = {
  links: number
  sheets: number
  /** The places of the suppliers that are connected and sold on no channel, and what they cost a year together. */
  unsold: readonly number[]
  wasted: number
}

export function figuresOf({ suppliers, systems, into, out, joined }: OperatingPlan): OperatingFigures {
  const selling = new Set(joined && out.length > 0 ? systems.keys() : out.map(([system]) => system))
  const connected = new Set(into.map(([supplier]) => supplier))
  const sold = new Set(into.filter(([, system]) => selling.has(system)).map(([supplier]) => supplier))
  const unsold = [...connected].filter(supplier => !sold.has(supplier)).sort((a, b) => a - b)
  return {
    links: into.length + out.length,
    sheets: systems.filter(({ sheet }) => sheet).length,
    unsold,
    wasted: unsold.reduce((sum, supplier) => sum + (suppliers[supplier]?.fee ?? 0), 0),
  }
}
