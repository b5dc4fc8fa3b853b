import { sql } from 'kysely'
import { BANK_HOLD_DAYS } from '#market/payouts/bank-details.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { mailContent } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/settings/terms.ts'

const DAY_MS = 86_400_000

/** Somebody with a seller's password is not paid at once: a change is mailed, and holds payouts (section L2). */
export async function heldAfterChange(
  { tx, terms: { publicUrl } }: { tx: Tx; terms: Terms },
  sellerId: number,
) {
  const now = await databaseNow(tx)
  const heldUntil = new Date(now.getTime() + BANK_HOLD_DAYS * DAY_MS)
  const seller = await tx
    .selectFrom('sellers as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['u.id', 'u.email', 'u.timeZone'])
    .where('s.id', '=', sellerId)
    .executeTakeFirst()
  const subject = 'Where Lotline pays you was changed'
  if (seller)
    await writeMail(tx, {
      key: `bank_changed:${sellerId}:${now.getTime()}`,
      to: seller.email,
      subject,
      ...mailContent({
        heading: 'Your bank details were changed',
        paragraphs: [
          `The place Lotline pays you was changed on ${mailTime(now, seller.timeZone)}. Nothing is paid before ${mailTime(heldUntil, seller.timeZone)}.`,
          'If this wasn’t you, someone knows your password or can read your email. Reset your password now, and write to us.',
        ],
        action: { label: 'View payouts', url: `${publicUrl}/dashboard/payouts` },
        footer: 'You get this because it concerns the security of your Lotline account.',
      }),
    })
  return { heldUntil, updatedAt: now }
}

/** The seller has answered to payouts that its bank returned: the next one may go. */
export const answerReturned = (tx: Tx, sellerId: number) =>
  tx
    .updateTable('payouts')
    .set({ answeredAt: sql`now()` })
    .where('sellerId', '=', sellerId)
    .where('status', '=', 'returned')
    .where('answeredAt', 'is', null)
    .execute()
