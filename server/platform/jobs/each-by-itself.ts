// What fails for so many in a row fails for all, such as a database or a provider that is away.
const MOST_IN_A_ROW = 20

/** Works through a list so that one that fails holds up none of the others; tells of it at the end. */
export async function eachByItself<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
) {
  const failures: unknown[] = []
  let inARow = 0
  for (const item of items) {
    if (inARow === MOST_IN_A_ROW) break
    try {
      await work(item)
      inARow = 0
    } catch (error) {
      failures.push(error)
      inARow += 1
    }
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} failed, the first: ${String(failures[0])}`,
    )
}
