import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readOffer } from '#market/offers/offer-api.ts'
import { readMessages } from '#market/messages/message-api.ts'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'
import { aLine, anOffer, anOfferDocument, aTurn } from '#web/offers/testing/an-offer.ts'
import { noMessages } from '#web/offers/testing/no-messages.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { OfferRecord } from './OfferRecord.tsx'

const order = anOrder()
const record = page.getByRole('region', { name: 'Negotiation and messages' })
const cream = aLine({ id: '2', price: 5_00 })
const offer = anOffer({
  id: order.offer_id,
  offer_number: order.offer_number,
  state: 'accepted',
  buyer_name: order.buyer_name,
  seller_name: order.seller_name,
  history: [
    { ...aTurn('submit', 'buyer', [aLine(), cream]), note: 'Pickup on the 26th' },
    { ...aTurn('counter', 'seller', [aLine({ price: 11_00 }), cream]), revision: 2 },
    { ...aTurn('accept', 'buyer', [aLine({ price: 11_00 }), cream]), revision: 3 },
  ],
})

const told = () =>
  [...record.element().querySelectorAll('li')].map(({ textContent }) => textContent)
const words = () => record.element().textContent

test('an order tells every round of its offer: who, the prices, the units and the notes', async () => {
  const server = aServer()
  server.answers(readOffer, () => anOfferDocument(offer))
  server.answers(readMessages, () => noMessages)
  show(<OfferRecord order={order} viewer="seller" />)
  await expect.poll(words).toContain(`Offer ${order.offer_number}, 2 rounds.`)
  expect(told()).toEqual([
    expect.stringContaining(`${order.buyer_name} accepted $1,600.00`),
    expect.stringMatching(/^You countered \$1,600\.00.*Lot 1.*was \$10\.00 \$11\.00/),
    expect.stringMatching(/^Brightway Off-Price sent the offer \$1,500\.00.*Pickup on the 26th/),
  ])
  await record.getByText('2 products, 200 units').click()
  await expect.element(record.getByText('100 at $5.00')).toBeVisible()
})

test('what could not be read is asked for again', async () => {
  const server = aServer()
  server.answers(readMessages, () => noMessages)
  server.answers(readOffer, () => refusal(503, 'The server is busy'))
  show(<OfferRecord order={order} viewer="buyer" />)
  await expect.element(record.getByText('The server is busy')).toBeVisible()
  server.answers(readOffer, () => anOfferDocument(offer))
  await record.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(words).toContain('You accepted')
})
