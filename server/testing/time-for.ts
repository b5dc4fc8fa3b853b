/** Whether there is time for another round, so that a slow machine runs fewer. */
export function timeFor(ms: number): () => boolean {
  const end = Date.now() + ms
  return () => Date.now() < end
}
