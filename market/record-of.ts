/** A record with these names, each with what is made of it. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries lose their names
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
