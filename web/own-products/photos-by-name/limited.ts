/** The same function with a limit on how many calls run at the same time; the rest wait in order. */
export function limited<Args extends unknown[], Result>(
  atOnce: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async (...args) => {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work(...args)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
