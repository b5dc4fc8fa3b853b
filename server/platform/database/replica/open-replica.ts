import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../../code-of.ts'
import { isDatabaseAway } from '../database-errors.ts'
import { connect, type Database } from '../database.ts'
import { positionOfReplica } from './ask-position.ts'
import { type Choice, chooseDatabase } from './choose-reader.ts'
import { followPrimary } from './follow-primary.ts'

export type Answered =
  | Choice
  | { database: 'primary'; reason: 'newest' | 'away' | 'busy' | 'failed' }

/** How fresh a read has to be: the newest there is, or so old at most and with the write of this name. */
export type Freshness = 'newest' | { withinMs: number; afterWrite?: string | undefined }

type Log = { info(message: string): void; warn(error: unknown, message: string): void }
type Deps = {
  url: string
  /** The primary. */
  db: Database
  /** How old an answer may be. */
  withinMs: number
  log: Log
  /** Hears who answered each read, and why. */
  onRead: (answered: Answered) => void
}
type Story<Answer> = (db: Database) => Promise<Answer>

export type Replica = ReturnType<typeof openReplica>

const LOOK_EVERY_MS = 250
const LOOK_AGAIN_MS = 1000
// After this long, asking the primary is better than waiting for a silent replica.
const PATIENCE_MS = 1000

/** A copy of the database that PostgreSQL keeps by streaming, for reads that need not be the newest. */
export function openReplica({ url, db, withinMs, log, onRead }: Deps) {
  const connection = connect(url, { readOnly: true, connectTimeout: PATIENCE_MS })
  const primary = followPrimary(db, withinMs)
  const stopping = new AbortController()
  let state: 'new' | 'there' | 'away' = 'new'
  let reachedAt: number | undefined
  const looking = keepLooking()

  return {
    withinMs,
    read,
    isThere: () => state === 'there',
    isFresh: () => state === 'there' && (lagMs() ?? Infinity) <= withinMs,
    lagMs,
    async stop() {
      stopping.abort()
      await looking
      await connection.close()
    },
  }

  /** How far it is behind at most; undefined until it was once compared. */
  function lagMs() {
    return reachedAt === undefined ? undefined : performance.now() - reachedAt
  }

  /** Tells the story at the replica when that is fresh enough, and once more at the primary when it fails there. */
  async function read<Answer>(wanted: Freshness, story: Story<Answer>): Promise<Answer> {
    const told = await tellAtReplica(wanted, story)
    onRead(told.answered)
    return 'answer' in told ? told.answer : story(db)
  }

  async function tellAtReplica<Answer>(wanted: Freshness, story: Story<Answer>) {
    if (wanted === 'newest') return { answered: atPrimary('newest') }
    if (state !== 'there') return { answered: atPrimary('away') }
    try {
      const { withinMs: within, afterWrite: name } = wanted
      const after = name === undefined ? undefined : await primary.afterWrite(name)
      return await connection.db.connection().execute(async (own) => {
        // On the connection that will be read from: a restarted replica may be behind where it was.
        const position = await inTime(PATIENCE_MS, positionOfReplica(own))
        const answered = chooseDatabase(position, primary.all(), { withinMs: within, after })
        return answered.database === 'replica'
          ? { answered, answer: await story(own) }
          : { answered }
      })
    } catch (error) {
      // The primary would take as long; all else it may know better, also what the replica has not heard of.
      if (codeOf(error) === '57014') throw error
      if (isBusy(error)) return { answered: atPrimary('busy') }
      if (isDatabaseAway(error)) lose(error)
      return { answered: atPrimary('failed') }
    }
  }

  async function keepLooking() {
    while (!stopping.signal.aborted) {
      await look().catch(lose)
      const pause = state === 'there' ? LOOK_EVERY_MS : LOOK_AGAIN_MS
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  async function look() {
    // That the primary is away says nothing of the replica.
    const newest = await primary.askNow().catch(() => undefined)
    const position = await inTime(PATIENCE_MS, positionOfReplica(connection.db))
    if (newest && newest.line !== position.line)
      throw new Error('The database at DATABASE_REPLICA_URL follows another primary or timeline')
    reachedAt = primary.reachedBy(position) ?? reachedAt
    if (state !== 'there') log.info('The replica answers reads')
    state = 'there'
  }

  function lose(error: unknown) {
    if (state !== 'away') log.warn(error, 'The replica is away: the primary answers its reads')
    state = 'away'
  }
}

// The pool says so when none of its connections became free.
const isBusy = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

const atPrimary = (reason: Extract<Answered, { database: 'primary' }>['reason']): Answered => ({
  database: 'primary',
  reason,
})

/** The answer, or an error like the driver's own when it stays out longer. */
async function inTime<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('Query read timeout')), ms)
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
