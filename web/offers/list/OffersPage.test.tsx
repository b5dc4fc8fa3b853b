import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readMessages } from '#market/messages/message-api.ts'
import { readOffers } from '#market/offers/offer-api.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aLine, anOffer, anOffersDocument } from '../testing/an-offer.ts'
import { noMessages } from '../testing/no-messages.ts'
import { OffersPage } from './OffersPage.tsx'

const waiting = anOffer({
  id: '1',
  offer_number: 'O-10001',
  state: 'seller_review',
  offer_products: [aLine({ id: '1' })],
})
const closed = anOffer({
  id: '2',
  offer_number: 'O-10002',
  state: 'rejected',
  closed_reason: 'expired',
  offer_products: [aLine({ id: '2' })],
})
const card = ({ offer_number: number }: typeof waiting) => page.getByText(number).first()
const tabs = () =>
  page
    .getByRole('navigation', { name: 'Offers' })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
const rest = page.getByText('Loading closed offers')

/** A buyer whose closed offers take until they are let through. */
function aLongTrade(live = [waiting]) {
  const server = aServer()
  aBuyerIsHere(server)
  server.answers(readMessages, () => noMessages)
  const arrived = Promise.withResolvers<ReturnType<typeof anOffersDocument>>()
  server.answers(readOffers, ({ query }) => (query.live ? anOffersDocument(live) : arrived.promise))
  return { ...server, letThrough: () => arrived.resolve(anOffersDocument([...live, closed])) }
}

test('offers that can still change show while the closed ones are loading', async () => {
  const { letThrough } = aLongTrade()
  show(<OffersPage />)
  await expect.element(card(waiting)).toBeVisible()
  await expect.element(rest).toBeInTheDocument()
  await expect.poll(tabs).toEqual(['Your turn0', 'All', 'Waiting for the seller1', 'Closed'])
  letThrough()
  await expect.element(card(closed)).toBeVisible()
  await expect.element(rest).not.toBeInTheDocument()
  await expect.poll(tabs).toEqual(['Your turn0', 'All2', 'Waiting for the seller1', 'Closed1'])
})

test('with closed offers alone it does not say meanwhile that no offer is here', async () => {
  const { letThrough } = aLongTrade([])
  show(<OffersPage />, { at: '/my_offers?tab=closed' })
  await expect.element(rest).toBeInTheDocument()
  await expect.element(page.getByText(/^No offers/)).not.toBeInTheDocument()
  letThrough()
  await expect.element(card(closed)).toBeVisible()
})

test('closed offers that cannot be loaded say so, are loaded again, and the rest stays', async () => {
  const { answers } = aLongTrade()
  answers(readOffers, ({ query }) =>
    query.live ? anOffersDocument([waiting]) : refusal(422, 'Try again in a minute'),
  )
  show(<OffersPage />)
  await expect.element(page.getByText('Try again in a minute')).toBeVisible()
  await expect.element(card(waiting)).toBeVisible()
  answers(readOffers, () => anOffersDocument([waiting, closed]))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card(closed)).toBeVisible()
})
