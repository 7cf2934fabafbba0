/** Returns the entries of a table with their key type, which `Object.entries` widens to string. */
export const entriesOf = <Key extends string, Value>(table: Readonly<Record<Key, Value>>) =>
  Object.entries(table) as [Key, Value][]
