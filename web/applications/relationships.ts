/** Another name to a list that names each once, whatever its case; in the words it is known by. */
export function withName(names: readonly string[], typed: string): string[] {
  const name = typed.trim()
  const known = names.some((each) => each.toLowerCase() === name.toLowerCase())
  return name && !known ? [...names, name] : [...names]
}
