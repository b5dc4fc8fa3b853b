// A hand that moves blurs a picture or two.
const AWAY_MS = 700

/** Whether a code that is in view counts: once, until it was out of view. The next unit of the same product counts again. */
export function scansOnce() {
  const seen = new Map<string, number>()
  return (code: string, at: number) => {
    const before = seen.get(code)
    seen.set(code, at)
    return before === undefined || at - before >= AWAY_MS
  }
}
