import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { readMessages } from '#market/messages/message-api.ts'
import { asksLessNow } from '#market/offers/above-asking.ts'
import { acceptOffer, readOffers } from '#market/offers/offer-api.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { AcceptDialog } from '../answer/AcceptDialog.tsx'
import { SelectedOffers } from '../selected/SelectedOffers.tsx'
import { OfferSummary } from '../list/OfferSummary.tsx'
import { useOffers } from '../use-offers.ts'
import { aLine, anOffer, anOfferDocument, anOffersDocument, aTurn } from '../testing/an-offer.ts'
import { noMessages } from '../testing/no-messages.ts'
import { OfferDetails } from './OfferDetails.tsx'

/** The same line after its seller asks that much. */
const askedToday = (price: number, line: OfferProduct = aLine()): OfferProduct => ({
  ...line,
  product: { ...line.product, seller_price_cents: cents(price) },
})
const offerOf = (line: OfferProduct, more: Partial<Offer> = {}) =>
  anOffer({ offer_products: [line], history: [aTurn('submit', 'buyer')], ...more })

const WORDS =
  'The asking price is $9.00 per unit today, below the $10.00 of this offer. The 100 units come to $1,000.00 here and to $900.00 at today’s asking price.'
const PARTIES = ['buyer', 'seller'] as const

test.each(PARTIES)(
  'the %s reads today’s asking price next to the price of the offer',
  async (viewer) => {
    aServer().answers(readMessages, () => noMessages)
    show(<OfferDetails offer={offerOf(askedToday(9_00))} viewer={viewer} />)
    await expect.element(page.getByRole('note').getByText(WORDS)).toBeVisible()
    await expect.element(page.getByText('Asking price today $900.00')).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Asking today' })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: '$9.00', exact: true })).toBeVisible()
    await expect.element(page.getByText('Asking price when sent')).toBeVisible()
  },
)

test('a price that fell, but not below the offer, is shown and warned of nowhere', async () => {
  aServer().answers(readMessages, () => noMessages)
  show(<OfferDetails offer={offerOf(askedToday(11_00))} viewer="buyer" />)
  await expect.element(page.getByText('Asking price today $1,100.00')).toBeVisible()
  await expect.element(page.getByRole('note')).not.toBeInTheDocument()
})

test.each([
  ['unchanged', offerOf(aLine())],
  ['of an offer that is over', offerOf(askedToday(9_00), { state: 'rejected' })],
])('a price %s is shown once', async (_, offer) => {
  aServer().answers(readMessages, () => noMessages)
  show(<OfferDetails offer={offer} viewer="buyer" />)
  await expect.element(page.getByRole('columnheader', { name: 'Asking' })).toBeVisible()
  await expect.element(page.getByText(/today/i)).not.toBeInTheDocument()
})

test('the row of an offer names what is asked today', async () => {
  show(<OfferSummary offer={offerOf(askedToday(9_00))} viewer="buyer" />)
  await expect.element(page.getByText('Asking today')).toBeVisible()
  await expect.element(page.getByText('$900.00')).toBeVisible()
})

const noAct = () => undefined
const opened = { buyer: 'buyer_review', seller: 'seller_review' } as const

test.each([
  ['buyer', 'You pay $100.00 more than today’s asking price.'],
  ['seller', 'The buyer pays $100.00 more than today’s asking price.'],
] as const)('the %s who accepts is asked with both sums', async (viewer, consequence) => {
  aServer()
  const offer = offerOf(askedToday(9_00), { state: opened[viewer] })
  show(
    <AcceptDialog
      {...{ offer, opened: offer, viewer, hasNext: false }}
      {...{ onClose: noAct, onAnswered: noAct, onCut: noAct, onAgain: noAct }}
    />,
  )
  const dialog = page.getByRole('alertdialog', { name: 'Accept O-10001 at $1,000.00?' })
  await expect.element(dialog.getByText(WORDS)).toBeVisible()
  await expect.element(dialog.getByText(consequence)).toBeVisible()
})

function Accepting({ first }: { first: Offer }) {
  const { data: offers } = useOffers()
  const offer = offers?.[0]
  if (!offer) return null
  const about = { offer, opened: first, viewer: 'seller', hasNext: false } as const
  const acts = { onClose: noAct, onAnswered: noAct, onCut: noAct, onAgain: noAct }
  return <AcceptDialog {...about} {...acts} />
}

test('a person who accepts as the price falls is shown the prices, and may look again', async () => {
  const server = aServer()
  const before = offerOf(aLine())
  const after = offerOf(askedToday(9_00), { lots_digest: 'seen.terms.asked' })
  let now = before
  server.answers(readOffers, () => anOffersDocument([now]))
  server.answers(acceptOffer, () => {
    now = after
    return refusal(409, WORDS, { code: asksLessNow('').code, ...anOfferDocument(after) })
  })
  show(<Accepting first={before} />)
  await page.getByRole('button', { name: /^Yes, accept/ }).click()
  const told = page.getByRole('alertdialog', { name: 'O-10001 has changed' })
  await expect.element(told.getByText(WORDS)).toBeVisible()
  await expect.element(told.getByRole('button', { name: 'Review again' })).toBeVisible()
})

test('among several to accept, it is said of each that costs less today', async () => {
  const offers = [offerOf(askedToday(9_00)), offerOf(aLine(), { id: '2', offer_number: 'O-2' })]
  show(
    <SelectedOffers
      {...{ opened: offers, offers, viewer: 'seller', outcomes: {}, isIdle: true }}
      done="accepted"
      rowOf={(offer) => ({ total: offer.total_cents, isBinding: true })}
    />,
  )
  await expect.element(page.getByText(/per unit today/)).toBeVisible()
  await expect.element(page.getByText(WORDS)).toBeVisible()
})
