import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, connect } from '#server/platform/database/database.ts'
import { type LiveEvent, liveNotice } from './live-event.ts'
import { NOTICES } from './pg-notify.ts'
import { parseJson } from './parse-json.ts'

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 5000
const PROBE_EVERY_MS = 10_000
const PROBE = { text: 'select 1', query_timeout: 5000 }

export type Listener = {
  /** Resolves once the first LISTEN has succeeded. */
  ready: Promise<void>
  /** Whether it is connected. A dead connection is detected within seconds, by a ping. */
  isHearing(): boolean
  stop(): Promise<void>
}

/**
 * Hears the notices of every process on a connection of its own, opened again whenever it breaks.
 * Each time it begins to hear, `handle` learns that notices may have been missed until then.
 */
export function listen(url: string, handle: (event: LiveEvent) => void): Listener {
  const connection = connect(url, { max: 1 })
  const stopping = new AbortController()
  const ready = Promise.withResolvers<void>()
  let isHearing = false
  const finished = keepListening()

  return {
    ready: ready.promise,
    isHearing: () => isHearing,
    stop: async () => {
      stopping.abort()
      await finished
      await connection.close()
    },
  }

  async function keepListening() {
    let failures = 0
    while (!stopping.signal.aborted) {
      const heard = { connection, handle, stopping: stopping.signal, onListening }
      await listenUntilLost(heard).catch(() => {})
      isHearing = false
      const wait = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS)
      failures += 1
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {})
    }

    function onListening() {
      failures = 0
      isHearing = true
      handle({ kind: 'missed' })
      ready.resolve()
    }
  }
}

type Hearing = {
  connection: Connection
  handle: (event: LiveEvent) => void
  stopping: AbortSignal
  onListening: () => void
}

async function listenUntilLost({ connection, handle, stopping, onListening }: Hearing) {
  const client = await connection.pool.connect()
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  client.on('notification', ({ payload }) => {
    const notice = liveNotice.safeParse(parseJson(payload ?? ''))
    if (notice.success) handle(notice.data)
  })
  try {
    await client.query(`listen ${NOTICES}`)
    onListening()
    const over = AbortSignal.any([lost.signal, stopping])
    // A connection may die without notice; only a query detects that.
    while (!over.aborted) {
      await sleep(PROBE_EVERY_MS, undefined, { signal: over })
      await client.query(PROBE)
    }
  } finally {
    client.release(true)
  }
}
