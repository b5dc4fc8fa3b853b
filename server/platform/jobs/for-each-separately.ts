// Failures for this long in a row have a common cause, such as a database or provider that is down.
const LONGEST_FAILING_MS = 60_000

/**
 * Works through a list so that one failing item does not stop the others; reports failures at the end. Stops
 * before the next item when the signal says so.
 */
export async function forEachSeparately<Item>(
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
