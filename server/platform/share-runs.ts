/**
 * The same work for all who ask for it while it waits to begin: whoever asks gets the result of a run that began
 * after they asked, and two runs never go on at once.
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
      if (running === run) running = undefined
    }
    run.then(end, end)
    return run
  }
}
