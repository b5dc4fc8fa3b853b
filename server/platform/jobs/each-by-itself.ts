// What fails for so long in a row fails for all, such as a database or a provider that is away.
const LONGEST_FAILING_MS = 60_000

/**
 * Works through a list so that one that fails holds up none of the others; tells of it at the end. Stops
 * before the next one when the signal says so.
 */
export async function eachByItself<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  signal?: AbortSignal,
) {
  const failures: unknown[] = []
  let failingSince: number | undefined
  for (const item of items) {
    signal?.throwIfAborted()
    if (failingSince !== undefined && Date.now() - failingSince > LONGEST_FAILING_MS) break
    try {
      await work(item)
      failingSince = undefined
    } catch (error) {
      failures.push(error)
      failingSince ??= Date.now()
    }
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} failed, the first: ${String(failures[0])}`,
    )
}
