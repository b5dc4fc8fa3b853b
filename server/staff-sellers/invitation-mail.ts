import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import type { SellerRow } from './find-seller-record.ts'

/** To whoever is to sell for a shop that staff have opened; `link` signs in once. */
export const invitationMail = ({ name, productCount }: SellerRow, link: string): Mail => ({
  subject: `Your shop ${name} on Lotline`,
  ...mailContent({
    tag: { label: 'Invitation', tone: 'turn' },
    heading: `Take over the shop of ${name}`,
    paragraphs: [
      `We have opened a shop for ${name} on Lotline, where retailers buy excess inventory in lots${madeWords(productCount)}. Create a password, and it is yours.`,
      'The button signs you in. It works once, within 7 days; after that, its page offers you a new one.',
    ],
    action: { label: 'Take over the shop', url: link },
    footer: `You get this because Lotline invited this e-mail address to sell for ${name}. Please do not pass it on: whoever has the link can sign in as you.`,
  }),
})

function madeWords(products: number) {
  if (products === 0) return ''
  return products === 1
    ? '. A product is in it already'
    : `. ${products.toLocaleString('en-US')} products are in it already`
}
