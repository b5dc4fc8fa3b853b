/**
 * Shares one run between callers. Each caller gets the result of a run that began after its call, and two runs
 * never overlap.
 */
export function shareRuns<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  let next: Promise<Result> | undefined

  return () => {
    if (!running) return begin()
    return (next ??= running.then(begin, begin))
  }

  function begin() {
    next = undefined
    const run = work()
    running = run
    const end = () => {
      // A caller that comes before the next run has begun waits for that run, too.
      if (running === run && !next) running = undefined
    }
    run.then(end, end)
    return run
  }
}
