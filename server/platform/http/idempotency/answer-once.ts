import type { FastifyBaseLogger } from 'fastify'
import { checkingBeforeCommit } from '#server/platform/database/before-commit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '../refusal.ts'
import {
  claimRequest,
  findRequest,
  giveBack,
  giveBackRefused,
  keepAnswer,
  noteActed,
  type Claim,
  type KeptAnswer,
  type KeyedRequest,
} from './idempotency-key-store.ts'

const IN_PROGRESS = 'This request is still being carried out. Please try again in a moment.'
const DONE_UNHEARD =
  'This request was carried out, but its answer is no longer available. Please check the current state.'
const OTHER_REQUEST = 'This key was used for another request'

/** The answer given when the request was carried out. */
export type KnownAnswer = { status: number; answer: string }
/** The result of a call: its answer now, or the stored answer of the same key. */
export type Outcome<Answer> = { sent: Answer } | { known: KnownAnswer }

export type KeyedCall<Answer> = KeyedRequest & {
  log: Pick<FastifyBaseLogger, 'warn'>
  carryOut: () => Promise<Answer>
  /** The part of the answer that may be stored. */
  keep: (sent: Answer) => KeptAnswer
}

/**
 * Carries a request out once, however often it is made with its key (decision 26). A note of it commits with
 * the change itself, so neither a crash nor a second process repeats it. The answer is kept afterwards.
 */
export async function answerOnce<Answer>(
  db: Database,
  { log, carryOut, keep, ...request }: KeyedCall<Answer>,
): Promise<Outcome<Answer>> {
  const number = await claimRequest(db, request)
  if (number === undefined) return { known: await answerOf(db, request) }
  const claim = { ...request, claim: number }
  try {
    const sent = await checkingBeforeCommit((tx) => refuseOvertaken(noteActed(tx, claim)), carryOut)
    await keepAnswer(db, claim, keep(sent)).catch((err: unknown) =>
      log.warn({ err }, 'answer not kept'),
    )
    return { sent }
  } catch (error) {
    await letGo(db, claim, error).catch((err: unknown) => log.warn({ err }, 'key not given back'))
    throw error
  }
}

async function answerOf(db: Database, request: KeyedRequest): Promise<KnownAnswer> {
  const known = await findRequest(db, request)
  if (known && !known.fingerprint.equals(request.fingerprint))
    throw new Refusal(OTHER_REQUEST, 422, { fields: { 'Idempotency-Key': [OTHER_REQUEST] } })
  if (known?.status && known.answer !== null) return { status: known.status, answer: known.answer }
  const isOver = known?.status || (known?.actedAt && !known.isHeld)
  if (isOver) throw new Refusal(DONE_UNHEARD, 409)
  throw new Refusal(IN_PROGRESS, 409, { retryAfter: 1 })
}

async function refuseOvertaken(isOurs: Promise<boolean>) {
  if (!(await isOurs)) throw new Refusal(IN_PROGRESS, 409, { retryAfter: 1 })
}

// A refusal may turn out differently next time, so it is not kept. After any other error only the database
// knows whether the change was made.
const letGo = (db: Database, claim: Claim, error: unknown) =>
  error instanceof Refusal ? giveBackRefused(db, claim) : giveBack(db, claim)
