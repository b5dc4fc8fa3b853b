import type { Tx } from '#server/platform/database/database.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/settings/terms.ts'
import { endAllSessions } from '../sessions/end-all-sessions.ts'
import { lockUser } from '../lock-user.ts'
import { timeZoneOf } from '../time-zone-of.ts'
import { secondFactorMail } from './second-factor-mails.ts'
import { deleteSecondFactor } from './second-factor-store.ts'

type Deps = { tx: Tx; terms: Terms }
type Dropped = { userId: number; email: string; by: string; requestId: string }

/** Removes a user's factor, ends their sessions and mails them. */
export async function dropSecondFactor({ tx, terms }: Deps, dropped: Dropped) {
  const { userId, email, by, requestId } = dropped
  await lockUser(tx, userId)
  await deleteSecondFactor(tx, userId)
  await endAllSessions(tx, userId)
  const act = 'second factor turned off'
  const timeZone = await timeZoneOf(tx, userId)
  const mail = secondFactorMail(terms.publicUrl, { act, by, at: new Date(), timeZone })
  await writeMail(tx, { key: `second_factor:${requestId}`, to: email, ...mail })
}
