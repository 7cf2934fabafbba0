/** `Object.entries` of a table whose keys the compiler knows, which forgets them. */
export const entriesOf = <Key extends string, Value>(table: Readonly<Record<Key, Value>>) =>
  Object.entries(table) as [Key, Value][]
