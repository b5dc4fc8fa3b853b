import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { RedisClientType } from '@redis/client'
import { z } from 'zod'
import { parseJson } from '../parse-json.ts'
import { sharedNotice, type SharedNotice } from '../live-event.ts'

const ANSWER_MS = 1500
const PROBE_EVERY_MS = 2000
const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 5000
// One that breaks sooner than this is tried again ever more slowly.
const STEADY_MS = 10_000

type Log = { info(message: string): void; warn(details: object, message: string): void }
type Deps = {
  url: string
  /** The same for all processes of one database, and for nobody else. */
  channel: string
  log: Log
  handle: (notice: SharedNotice) => void
}

export type RedisLine = Awaited<ReturnType<typeof openRedisLine>>

/**
 * One connection to Redis, to send notices and to receive those of every process, reopened whenever it breaks.
 * A dead connection is detected within seconds, by a ping. Resolves once it is connected, or when the first
 * attempt failed.
 */
export async function openRedisLine({ url, channel, log, handle }: Deps) {
  const { createClient } = await import('@redis/client')
  const tried = Promise.withResolvers<void>()
  const stopping = new AbortController()
  const listeners = new Set<() => void>()
  let heard: { server: string; client: Pick<RedisClientType, 'publish'> } | undefined
  let isKnownAway = false
  const finished = keepHearing()
  await tried.promise

  return {
    /** The server that notices are heard from just now, by the id it gave itself when it started. */
    hears: () => heard?.server,
    /** Calls when it begins or ceases to hear. */
    onChange: (listener: () => void) => void listeners.add(listener),
    publish,
    async stop() {
      listeners.clear()
      stopping.abort()
      await finished
    },
  }

  /** Throws when Redis does not say in time that it has them. */
  async function publish(notices: readonly SharedNotice[]) {
    if (!heard) throw new Error('Redis is away')
    await inTime(heard.client.publish(channel, JSON.stringify(notices)))
  }

  async function keepHearing() {
    let failures = 0
    while (!stopping.signal.aborted) {
      const since = performance.now()
      await hearUntilLost().catch(noteLoss)
      tried.resolve()
      failures = performance.now() - since > STEADY_MS ? 0 : failures + 1
      const wait = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS)
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  async function hearUntilLost() {
    const client = createClient({
      url,
      // Lets one connection both send and hear.
      RESP: 3,
      maintNotifications: 'disabled',
      disableOfflineQueue: true,
      socket: { reconnectStrategy: false, connectTimeout: ANSWER_MS },
    })
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => {})
    client.on('error', lost.reject)
    client.on('end', () => lost.reject(new Error('Redis has closed the connection')))
    const asking = <Answer>(answer: Promise<Answer>) => Promise.race([inTime(answer), lost.promise])
    try {
      await asking(client.connect())
      await asking(client.subscribe(channel, receive))
      const server = serverIn(await asking(client.info('server')))
      change({ server, client })
      while (!stopping.signal.aborted) {
        await Promise.race([pause(), lost.promise])
        if (serverIn(await asking(client.info('server'))) !== server)
          throw new Error('Another Redis answers at this address')
      }
    } finally {
      change(undefined)
      if (client.isOpen) client.destroy()
    }
  }

  async function pause() {
    await sleep(PROBE_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})
  }

  function change(now: typeof heard) {
    if (!now && !heard) return
    heard = now
    if (now) {
      if (isKnownAway) log.info('Redis answers again')
      isKnownAway = false
      tried.resolve()
    }
    for (const each of listeners) each()
  }

  function noteLoss(err: unknown) {
    if (!isKnownAway) log.warn({ err }, 'Redis is away: PostgreSQL carries the notices')
    isKnownAway = true
  }

  function receive(text: string) {
    for (const each of z.array(z.unknown()).safeParse(parseJson(text)).data ?? []) {
      const notice = sharedNotice.safeParse(each)
      if (notice.success) handle(notice.data)
    }
  }
}

function serverIn(info: string) {
  const [, id] = /^run_id:(\w+)/m.exec(info) ?? []
  if (!id) throw new Error('Redis does not say which server it is')
  return id
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const over = new AbortController()
  try {
    return await Promise.race([answer, late(over.signal)])
  } finally {
    over.abort()
  }
}

async function late(signal: AbortSignal): Promise<never> {
  await sleep(ANSWER_MS, undefined, { signal, ref: false })
  // After a pause of this process the answer may lie there unread.
  await nextTurn()
  await nextTurn()
  throw new Error('Redis does not answer')
}
