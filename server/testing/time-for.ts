/** Tells whether there is time for another round, so that a slow machine goes fewer of them. */
export function timeFor(ms: number): () => boolean {
  const end = Date.now() + ms
  return () => Date.now() < end
}
