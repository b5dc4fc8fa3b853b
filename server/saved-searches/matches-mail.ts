import { inDigits } from '#market/in-digits.ts'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { formatUsd } from '#market/money.ts'
import { mailFooter } from '#server/accounts/mail-preferences/mail-footer.ts'
import type { NewProduct } from '#server/catalogue/new-products.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import type { MailList } from '#server/platform/mail/mail-parts.ts'
import { addressOfSearch } from './address-of-search.ts'

export type Matches = { name: string; criteria: Criteria; count: number; lots: NewProduct[] }

type Addresses = { publicUrl: string; turnOffUrl: string }

/** The new products of each saved search, with links. */
export function matchesMail(matches: readonly Matches[], addresses: Addresses): Mail {
  const { publicUrl } = addresses
  const total = matches.reduce((sum, { count }) => sum + count, 0)
  const [only] = matches
  const searches =
    matches.length === 1 && only ? `“${only.name}”` : `${matches.length} saved searches`
  const heading = `${lotsText(total)} for ${searches}`
  return {
    subject: heading,
    ...mailContent({
      reference: 'Saved searches',
      heading,
      paragraphs: ['Listed since our last email about them.'],
      lists: matches.map((each) => listOf(each, publicUrl)),
      action: { label: 'View your saved searches', url: `${publicUrl}/saved_searches` },
      footer: 'You get this once a day because you turned on emails for a saved search on Lotline.',
      footerLinks: mailFooter(addresses),
    }),
  }
}

function listOf({ name, criteria, count, lots }: Matches, publicUrl: string): MailList {
  return {
    title: name,
    items: lots.map((lot) => ({
      name: lot.name,
      detail: detailOf(lot),
      url: `${publicUrl}/all_products/${lot.sellerId}/${lot.id}`,
    })),
    more: {
      label: count === 1 ? 'Open this search' : `See all ${inDigits(count)}`,
      url: addressOfSearch(publicUrl, { criteria }),
    },
  }
}

const detailOf = ({ sellerPriceCents, percentOffMsrp, units, sellerName }: NewProduct) =>
  [
    `${formatUsd(sellerPriceCents)} per unit`,
    `${percentOffMsrp}% off MSRP`,
    `${inDigits(units)} units`,
    sellerName,
  ].join(' · ')

const lotsText = (count: number) => (count === 1 ? '1 new lot' : `${inDigits(count)} new lots`)
