// The model of an agency's operating model: what is sold over which connections, and what is paid for but sold nowhere.

/** A connection between two nodes, by their indexes from 0. */
export type Link = readonly [from: number, to: number]

export type OperatingPlan = {
  /** `fee`: the yearly cost, in hundredths of the currency. A supplier without connections counts as not there. */
  suppliers: readonly { fee: number }[]
  /** `sheet`: whether it is a spreadsheet that is kept by hand. */
  systems: readonly { name: string; sheet?: boolean }[]
  /** The connections from suppliers to systems, and from systems to channels. */
  into: readonly Link[]
  out: readonly Link[]
  /** Whether the systems are one: what enters any of them is then sold wherever one of them leads. */
  joined: boolean
}

export type OperatingFigures = {
  links: number
  sheets: number
  /** The indexes of the suppliers that are connected but sold on no channel, and what these cost together in a year. */
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
