type Bounds = { mostWaiting: number; refuse: () => Error }

/**
 * The same function with a limit on how many calls run at the same time. The rest wait in order; with a limit
 * on waiting calls, the next one is refused.
 */
export function limited<Args extends unknown[], Result>(
  atOnce: number,
  work: (...args: Args) => Promise<Result>,
  bounds?: Bounds,
): (...args: Args) => Promise<Result> {
  let free = atOnce
  const waiting: (() => void)[] = []

  return async (...args) => {
    if (free === 0) await turn()
    else free--
    try {
      return await work(...args)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }

  function turn() {
    if (bounds && waiting.length >= bounds.mostWaiting) throw bounds.refuse()
    return new Promise<void>((go) => waiting.push(go))
  }
}
