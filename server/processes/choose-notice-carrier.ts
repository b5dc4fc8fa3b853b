import type { Look } from './join-processes.ts'

// From one look to the next are five seconds. One that is older says nothing: somebody may have lost Redis meanwhile.
const LOOK_COUNTS_MS = 12_000
// Others take a process for dead whose heartbeats stay away for half a minute.
const HEARTBEAT_LATE_MS = 20_000
const SOON_MS = 1000
const WORTH_SAYING_MS = 30_000

type Deps = {
  /** The Redis that this process hears now. */
  hears: () => string | undefined
  /** Notices may have been lost: open pages have to fetch again. */
  onMissed: () => void
  log: { info(message: string): void; warn(details: object, message: string): void }
}

/**
 * Agrees with the other processes on who carries notices. Redis does while all live processes hear the same
 * one, as each says in its row. Otherwise PostgreSQL does, which every process of any version hears. Where a
 * process may have missed a notice sent by Redis, its open pages fetch again.
 */
export function chooseNoticeCarrier({ hears, onMissed, log }: Deps) {
  let last: Look | undefined
  let apartSince: number | undefined
  let isApartSaid = false
  let dead: Set<string> | undefined
  const everHeard = new Set<string>()
  let losing = new AbortController()
  return { isHeardByAll, note, change, stop: () => losing.abort() }

  function isHeardByAll(): boolean {
    if (!last || performance.now() - last.askedAt > LOOK_COUNTS_MS) return false
    return hears() !== undefined && namesApart(last).length === 0
  }

  function namesApart({ processes }: Look) {
    const apart = processes.filter(({ isAlive, redis }) => isAlive && redis !== hears())
    return apart.map(({ name }) => name)
  }

  function note(look: Look) {
    const isLate = last !== undefined && look.askedAt - last.askedAt > HEARTBEAT_LATE_MS
    last = look
    const isRedisUsed = look.processes.some(({ redis }) => redis !== null)
    // As one that is taken for dead it was not asked what it hears.
    if (isLate && !hears() && isRedisUsed) onMissed()
    fetchWhatTheDeadLeft(look)
    sayWhoIsApart(look)
  }

  /** A process can die between its commit and Redis: its notice is then lost. */
  function fetchWhatTheDeadLeft({ processes }: Look) {
    for (const { id, redis } of processes) if (redis !== null) everHeard.add(id)
    const before = dead
    dead = new Set(processes.filter(({ isAlive }) => !isAlive).map(({ id }) => id))
    if (before && [...dead].some((id) => !before.has(id) && everHeard.has(id))) onMissed()
  }

  // Processes come and go in a moment, which is not worth a word.
  function sayWhoIsApart(look: Look) {
    const names = hears() === undefined ? [] : namesApart(look)
    if (names.length === 0) {
      if (isApartSaid && hears()) log.info('Every process hears Redis: it carries the notices')
      if (hears()) isApartSaid = false
      apartSince = undefined
      return
    }
    apartSince ??= look.askedAt
    if (isApartSaid || look.askedAt - apartSince < WORTH_SAYING_MS) return
    log.warn(
      { processes: names },
      'Not every process hears this Redis: PostgreSQL carries the notices',
    )
    isApartSaid = true
  }

  /** This process hears Redis again, or does not; `tell` says so to the others and answers whether that succeeded. */
  function change(tell: () => Promise<boolean>) {
    losing.abort()
    losing = new AbortController()
    if (hears() === undefined) return void fetchUntilAllKnow(tell, losing.signal).catch(() => {})
    onMissed()
    void tell()
  }

  /** What others sent before they knew; those who did not hear of it cease to use Redis when they can't look. */
  async function fetchUntilAllKnow(tell: () => Promise<boolean>, signal: AbortSignal) {
    while (!(await tell())) await pause(SOON_MS, signal)
    await pause(SOON_MS, signal)
    onMissed()
    await pause(LOOK_COUNTS_MS + SOON_MS, signal)
    onMissed()
  }
}

async function pause(ms: number, signal: AbortSignal) {
  signal.throwIfAborted()
  await new Promise<void>((end) => {
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), end()), { once: true })
  })
  signal.throwIfAborted()
}
