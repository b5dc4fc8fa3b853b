import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { counterOffer, readOffers, rejectOffer } from '#market/offers/offer-api.ts'
import { cents } from '#market/money.ts'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { readMessages } from '#market/messages/message-api.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { useOffers } from '../use-offers.ts'
import { aLine, anOffer, anOfferDocument, anOffersDocument } from '../testing/an-offer.ts'
import { noMessages } from '../testing/no-messages.ts'
import { Offers } from './Offers.tsx'

const VIEW = { tab: undefined, sort: 'newest', query: '', offerNumber: undefined } as const

function MyOffers({ viewer }: { viewer: Party }) {
  const { data } = useOffers()
  return data && <Offers offers={data} view={VIEW} viewer={viewer} />
}

const anOfferOf = (id: string, price: number) =>
  anOffer({
    id,
    offer_number: `O-${id}`,
    created_at: `2025-11-0${id}T10:00:00Z`,
    can_reject: true,
    platform_fee_bps: 1000,
    total_net_to_seller: cents(price * 90),
    offer_products: [aLine({ id, price })],
  })
// All ask $12.00 a unit, of 100 units.
const mine = [anOfferOf('3', 10_00), anOfferOf('2', 11_50), anOfferOf('1', 8_00)]

async function open(offers: readonly Offer[] = mine, viewer: Party = 'seller') {
  const server = aServer()
  let now = offers
  const moved = (id: unknown, state: Offer['state']) => {
    now = now.map((offer) => (offer.id === String(id) ? { ...offer, revision: 2, state } : offer))
    return anOfferDocument(now.find((offer) => offer.id === String(id))!)
  }
  server.answers(readOffers, () => anOffersDocument(now))
  server.answers(readMessages, () => noMessages)
  const countered = server.answers(counterOffer, ({ params: { id } }) =>
    id === 1 ? refusal(503, 'Try again in a minute') : moved(id, 'buyer_review'),
  )
  const rejected = server.answers(rejectOffer, ({ params: { id } }) => moved(id, 'rejected'))
  show(<MyOffers viewer={viewer} />)
  for (const { id } of offers)
    await page.getByRole('checkbox', { name: `Your turn select O-${id}` }).click()
  return { countered, rejected }
}
const bar = page.getByRole('region', { name: 'Selected offers' })
const dialog = page.getByRole('alertdialog')
const rows = () =>
  [...dialog.element().querySelectorAll('li:has(> .grow)')].map(({ textContent }) => textContent)

test('several are countered by one rule, with each price shown first', async () => {
  await page.viewport(1280, 900)
  const { countered } = await open()
  await expect.element(bar.getByText('3 selected')).toBeVisible()
  await expect.element(bar.getByText('$2,950.00 · $2,655.00 to you')).toBeVisible()
  await bar.getByRole('button', { name: 'Counter' }).click()
  await expect.element(dialog).toBeVisible()
  expect(rows()).toEqual([
    'O-3 · Fieldhouse1 product, 100 unitsLot 3: $10.00 → $10.80$1,080.00',
    'O-2 · Fieldhouse1 product, 100 unitsThey already offer this much. It won’t be countered.$1,150.00',
    'O-1 · Fieldhouse1 product, 100 unitsLot 1: $8.00 → $10.80$1,080.00',
  ])
  await dialog.getByLabelText('Percent', { exact: true }).fill('5')
  await dialog.getByLabelText(/^Note to the buyer/).fill('Our best for the whole pallet.')
  await expect.element(dialog.getByText('$1,140.00').first()).toBeVisible()
  expect(countered).toEqual([])

  await dialog.getByRole('button', { name: 'Send 2 counters' }).click()
  await expect.poll(() => countered.length).toBe(2)
  expect(countered.map(({ params, body }) => [params.id, body])).toMatchObject([
    [3, { revision: 1, lots_digest: 'seen', note: 'Our best for the whole pallet.' }],
    [1, { offer_products_attributes: [{ id: 1, unit_price: 11_40 }] }],
  ])
  await expect
    .poll(() => rows().map((row) => row?.replace(/^.*units/, '')))
    .toEqual(['Countered. $1,140.00', '$1,150.00', 'Try again in a minute$1,140.00'])
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(page.getByText('2 selected')).toBeVisible()
})

test('several are rejected with one reason', async () => {
  await page.viewport(375, 812)
  const { rejected } = await open()
  await bar.getByRole('button', { name: 'Reject' }).click()
  await expect.element(dialog.getByText('Reject 3 offers of $2,950.00?')).toBeVisible()
  await dialog.getByRole('button', { name: 'These units are already committed.' }).click()
  await dialog.getByRole('button', { name: 'Reject 3 offers' }).click()
  await expect.element(dialog.getByText('3 of 3 offers rejected').first()).toBeVisible()
  expect(rejected.map(({ body }) => body.reason)).toEqual(
    Array(3).fill('These units are already committed.'),
  )
})

test('a buyer rejects several, and counters each on its own', async () => {
  const theirs = mine.map((offer) => ({ ...offer, state: 'buyer_review' as const }))
  await open(theirs, 'buyer')
  await expect.element(bar.getByRole('button', { name: 'Reject' })).toBeVisible()
  await expect.element(bar.getByRole('button', { name: 'Counter' })).not.toBeInTheDocument()
})
