type Options = { everyMs: number; onError: (error: unknown) => void }

/**
 * Does this at regular times, without keeping the process alive for it. Answers what stops it, and resolves once the
 * run that was under way has ended, so that nobody closes a database that is still read.
 */
export function repeatUntilStopped(
  work: () => Promise<unknown>,
  { everyMs, onError }: Options,
): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running = work().catch(onError)
  }, everyMs).unref()

  return async () => {
    clearInterval(timer)
    await running
  }
}
