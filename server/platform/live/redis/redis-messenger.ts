import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import { shareRuns } from '#server/platform/share-runs.ts'
import type { SharedNotice } from '../live-event.ts'
import type { Messenger } from '../messenger.ts'
import { pgNotify } from '../pg-notify.ts'
import type { RedisLine } from './redis-line.ts'

/** By which way notices went; fallback: by PostgreSQL after the commit, as Redis did not take them. */
export type Way = 'redis' | 'postgresql' | 'fallback'

type Deps = {
  line: Pick<RedisLine, 'hears' | 'publish'>
  db: Database
  /** Whether every process hears what this one hears; it is asked again after the commit. */
  isHeardByAll: () => boolean
  onSent: (way: Way, notices: number) => void
}

// A transaction whose end is unknown is over by then: idle ones are ended after ten seconds.
const SURELY_OVER_MS = 30_000
const TRY_AGAIN_MS = 1000

export type RedisMessenger = ReturnType<typeof redisMessenger>

/** Hands notices to Redis after their commit, and to PostgreSQL what Redis does not take in time. */
export function redisMessenger({ line, db, isHeardByAll, onSent }: Deps) {
  const stopping = new AbortController()
  const onTheWay = new Set<Promise<void>>()
  let waiting: SharedNotice[] = []
  let refused: SharedNotice[] = []
  const fallBack = shareRuns(notifyRefused)
  const carries = () => line.hears() !== undefined && isHeardByAll()
  return { carries, takes, send, stop } satisfies Messenger & Record<string, unknown>

  function takes(notices: readonly SharedNotice[]) {
    if (carries()) return true
    onSent('postgresql', notices.length)
    return false
  }

  function send(notices: readonly SharedNotice[], outcome: 'committed' | 'unknown') {
    // What ends in the same moment goes as one.
    if (waiting.length === 0) queueMicrotask(() => track(sendWaiting()))
    waiting.push(...notices)
    if (outcome === 'unknown') track(sendOnceOver(notices))
  }

  async function sendWaiting() {
    const notices = waiting
    waiting = []
    try {
      if (!carries()) throw new Error('Not every process hears Redis')
      await line.publish(notices)
      onSent('redis', notices.length)
    } catch {
      refused.push(...notices)
      await fallBack()
    }
  }

  async function sendOnceOver(notices: readonly SharedNotice[]) {
    await sleep(SURELY_OVER_MS, undefined, { signal: stopping.signal }).catch(() => {})
    refused.push(...notices)
    await fallBack()
  }

  // While the database is down as well, other processes assume that this one is dead, and fetch again.
  async function notifyRefused() {
    while (refused.length > 0) {
      const notices = refused
      refused = []
      try {
        await pgNotify(db, notices)
        onSent('fallback', notices.length)
      } catch {
        if (stopping.signal.aborted) return
        refused = [...notices, ...refused]
        await sleep(TRY_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  function track(way: Promise<void>) {
    onTheWay.add(way)
    void way.finally(() => onTheWay.delete(way))
  }

  /** Settles when all that was given to it is sent. */
  async function stop() {
    stopping.abort()
    while (onTheWay.size > 0) await Promise.all(onTheWay)
  }
}
