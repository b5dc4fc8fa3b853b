type Fairness<Item> = {
  atOnce: number
  ownerOf: (item: Item) => number
  /** Once it is, nothing new is begun. */
  isOver: () => boolean
}

/**
 * Works through a list, several items at a time. The owner with the least under way is next, and no owner has
 * more than half, so that one slow owner leaves room for the others.
 */
export async function runBalanced<Item>(
  items: readonly Item[],
  { atOnce, ownerOf, isOver }: Fairness<Item>,
  work: (item: Item) => Promise<unknown>,
) {
  const waiting = [...items]
  const underWay = new Map<Promise<unknown>, number>()
  const failures: unknown[] = []
  const mostOfOne = Math.ceil(atOnce / 2)
  while (waiting.length > 0 && !isOver() && failures.length === 0) {
    const next = underWay.size < atOnce ? takeNext() : undefined
    if (next === undefined) await Promise.race(underWay.keys())
    else begin(next)
  }
  await Promise.all(underWay.keys())
  if (failures.length > 0) throw failures[0]

  function takeNext(): Item | undefined {
    const counts = new Map<number, number>()
    for (const owner of underWay.values()) counts.set(owner, (counts.get(owner) ?? 0) + 1)
    const countOf = (item: Item) => counts.get(ownerOf(item)) ?? 0
    const least = Math.min(...waiting.map(countOf))
    if (least >= mostOfOne) return undefined
    const at = waiting.findIndex((item) => countOf(item) === least)
    return waiting.splice(at, 1)[0]
  }

  function begin(item: Item) {
    const done: Promise<unknown> = attempt(item).finally(() => underWay.delete(done))
    underWay.set(done, ownerOf(item))
  }

  async function attempt(item: Item) {
    try {
      await work(item)
    } catch (error) {
      failures.push(error)
    }
  }
}
