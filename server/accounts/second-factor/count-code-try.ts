import type { StaffViewer } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { tooMany } from '#server/platform/http/rate-limit.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import { countAttempt } from '../rate-limit-store.ts'
import { findCredentials } from '../user-store.ts'
import { guessesOf } from './guesses-of.ts'
import type { SecondFactorDeps } from './second-factor-deps.ts'
import { guessesMail } from './second-factor-mails.ts'

const ALLOWED = { calls: 5, perSeconds: 15 * 60 }

type Try = { viewer: StaffViewer; code: string }

/**
 * Counts one guess at a code. Of the app's million codes three are good at any time: who knows the password guesses one with
 * a chance of 0.15% in a day, and the person hears of it after the first five. So that nobody is kept out by those guesses,
 * they count apart from a session that has given a code before (0.15% a day for a stolen one), and from recovery codes: ten
 * of 2^50, so 1,000 guesses an hour, as many as sessions can be opened for, find one in ten million years.
 */
export async function countCodeTry(deps: SecondFactorDeps, { viewer, code }: Try) {
  const { userId, sessionId, provenAt, secondFactor } = viewer
  const countsForItself = provenAt !== null || code.length > 6
  const key = countsForItself ? `second factor in session ${sessionId}` : guessesOf(userId)
  const wait = await countAttempt(deps.db, { key, ...ALLOWED })
  if (wait === undefined) return
  await mailGuesses(deps, userId)
  const hasRecovery = secondFactor === 'unproven' && !countsForItself
  throw tooMany(wait, hasRecovery ? ', or use a recovery code' : '')
}

/** Once a day at most. */
async function mailGuesses({ db, terms }: SecondFactorDeps, userId: number) {
  const at = new Date()
  const { email, timeZone } = await findCredentials(db, userId)
  const key = `codes_guessed:${userId}:${at.toISOString().slice(0, 10)}`
  const mail = guessesMail(terms.publicUrl, { at, timeZone })
  await transact(db, (tx) => writeMail(tx, { key, to: email, ...mail }))
}
