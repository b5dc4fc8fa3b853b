import { inDigits } from '#market/in-digits.ts'
import { linkAddress } from '#server/accounts/links/link-address.ts'
import { createLink } from '#server/accounts/links/create-link.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/settings/terms.ts'
import { findSellerRow, type SellerRow } from './find-seller-record.ts'
import { sellerRecordJson } from './seller-record-json.ts'
import { type Mail, mailContent } from '#server/platform/mail/mail-content.ts'

type Deps = { tx: Tx; terms: Terms }

/** Mails a new one-time link to a seller's user; returns the seller as it is now. */
export async function mailInvitation({ tx, terms }: Deps, id: number) {
  const { userId } = await findSellerRow(tx, id)
  if (userId === null) throw new Refusal('No one is invited for this seller', 409)
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

/** To the future user of a shop created by staff; `link` signs in once. */
const invitationMail = ({ name, productCount }: SellerRow, link: string): Mail => ({
  subject: `Your shop ${name} on Lotline`,
  ...mailContent({
    tag: { label: 'Invitation', tone: 'turn' },
    heading: `Take over the shop of ${name}`,
    paragraphs: [
      `We have opened a shop for ${name} on Lotline, where retailers buy excess inventory in lots${madeWords(productCount)}. Create a password to take it over.`,
      'Use the button to sign in. It works once, for 7 days; after that, its page offers you a new link.',
    ],
    action: { label: 'Take over the shop', url: link },
    footer: `You get this because Lotline invited this email address to sell for ${name}. Please don’t forward it: anyone with the link can sign in as you.`,
  }),
})

function madeWords(products: number) {
  if (products === 0) return ''
  return products === 1
    ? '. A product is in it already'
    : `. ${inDigits(products)} products are in it already`
}
