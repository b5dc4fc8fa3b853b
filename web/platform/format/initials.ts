/** "Tide Apothecary" is TA, "dana" is D. */
export function initialsOf(name: string) {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return `${first?.at(0) ?? ''}${last?.at(0) ?? ''}`.toUpperCase()
}
