/** Moves one item of a list to another position. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const place = Math.max(0, Math.min(to, items.length - 1))
  return items.toSpliced(from, 1).toSpliced(place, 0, ...items.slice(from, from + 1))
}
