import { linkAddress } from '#server/accounts/link-address.ts'
import { createLink } from '#server/accounts/create-link.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/terms.ts'
import { findSellerRow } from './find-seller-record.ts'
import { invitationMail } from './invitation-mail.ts'
import { sellerRecordJson } from './seller-record-json.ts'

type Deps = { tx: Tx; terms: Terms }

/** Mails a new one-time link to the user of a seller; answers the seller as it is now. */
export async function mailInvitation({ tx, terms }: Deps, id: number) {
  const { userId } = await findSellerRow(tx, id)
  if (userId === null) throw new Refusal('Nobody is invited for this seller', 409)
  const token = await createLink(tx, { userId, kind: 'magic' })
  const link = linkAddress({ publicUrl: terms.publicUrl, kind: 'magic', token })
  const seller = await findSellerRow(tx, id)
  await writeMail(tx, {
    key: `seller:${id}:invitation:${seller.lastLinkId}`,
    to: seller.email,
    ...invitationMail(seller, link),
  })
  return sellerRecordJson(seller, terms)
}
