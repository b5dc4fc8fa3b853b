import { sql } from 'kysely'
import { z } from 'zod'
import { recordAct } from '#server/audit/record-act.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'
import { endSessionsBefore } from '../sessions/end-all-sessions.ts'
import { deleteBrowsers } from '../sessions/known-browser-store.ts'
import type { Person } from '../person-store.ts'
import type { Browser } from '../sessions/start-session.ts'

/** A person verified an email address: work that waited for it can continue. */
export const addressProven = job('address_proven', z.object({ userId: z.int() }))

type Proof = { person: Person; browser: Browser }

/**
 * Records that the user of a mailed link reads the mail of the address. The first such link makes the account
 * theirs alone: it may have been begun by somebody else, in whose sessions, and under whose password, it
 * would stay open to them.
 */
export async function claimAccount(tx: Tx, { person, browser }: Proof) {
  if (person.addressProven) return
  const { userId } = person
  // In the browser that created the account, its creator and the mail's reader are the same.
  if (browser.viewer?.userId !== userId) await voidPassword(tx, userId)
  await endSessionsBefore(tx, userId, browser)
  await deleteBrowsers(tx, userId)
  await noteProof(tx, { person, browser })
}

/** Records the proof alone, for a user whose sessions and password are new anyway. */
export async function noteProof(tx: Tx, { person, browser }: Proof) {
  if (person.addressProven) return
  const { userId } = person
  await sql`update users set address_proven_at = now() where id = ${userId}`.execute(tx)
  await recordAct(tx, {
    actorUserId: userId,
    act: 'address proven',
    subject: `user ${userId}`,
    requestId: browser.requestId,
  })
  await enqueue(tx, addressProven, { userId })
}

export async function voidPassword(tx: Tx, userId: number) {
  await sql`
    update users set password_hash = null, password_set_at = null,
      status = case when status in ('password_created', 'onboarded') then 'approved' else status end
    where id = ${userId}`.execute(tx)
}
