// A hand that moves blurs a picture or two.
const AWAY_MS = 700

type Away = { since: number; until: number }

/**
 * Which codes of a picture count: each once, until pictures without it have come for a while. The next unit of the same
 * product counts then. Nobody knows what was in view while no picture was read.
 */
export function scansOnce() {
  /** By code, its first and last picture without it since it was in view. */
  const seen = new Map<string, Away | undefined>()
  return (codes: readonly string[], at: number) => {
    const inView = new Set(codes)
    const counted = [...inView].filter((code) => !seen.has(code) || wasAway(seen.get(code)))
    for (const [code, away] of seen)
      if (!inView.has(code)) seen.set(code, { since: away?.since ?? at, until: at })
    for (const code of inView) seen.set(code, undefined)
    return counted
  }
}

const wasAway = (away: Away | undefined) => away !== undefined && away.until - away.since >= AWAY_MS
