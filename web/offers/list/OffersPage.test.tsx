import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readMessages } from '#market/messages/message-api.ts'
import { counterOffer, readOffers } from '#market/offers/offer-api.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aLine, anOffer, anOfferDocument, anOffersDocument } from '../testing/an-offer.ts'
import { AfterAnother } from '../testing/after-another.tsx'
import { noMessages } from '../testing/no-messages.ts'
import { useLiveOffers } from '../use-offers.ts'
import { OffersPage } from './OffersPage.tsx'

const waiting = anOffer({
  id: '1',
  offer_number: 'O-10001',
  state: 'buyer_review',
  can_reject: true,
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

/** As far as it reads the live offers. */
function AllProducts({ onRead }: { onRead: (data: unknown) => void }) {
  const { data } = useLiveOffers()
  useEffect(() => onRead(data))
  return null
}

/** A buyer whose closed offers take until they are let through. */
function aLongTrade({ live = [waiting], at = '/my_offers' } = {}) {
  const server = aServer()
  aBuyerIsHere(server)
  server.answers(readMessages, () => noMessages)
  const arrived = Promise.withResolvers<ReturnType<typeof anOffersDocument>>()
  server.answers(readOffers, ({ query }) => (query.live ? anOffersDocument(live) : arrived.promise))
  return {
    ...server,
    ...show(
      <AfterAnother other={AllProducts}>
        <OffersPage />
      </AfterAnother>,
      { at },
    ),
    letThrough: (...now: (typeof waiting)[]) =>
      arrived.resolve(anOffersDocument([...(now.length > 0 ? now : live), closed])),
  }
}

test('offers that can still change show while the closed ones are loading', async () => {
  const { letThrough } = aLongTrade()
  await expect.element(card(waiting)).toBeVisible()
  await expect.element(rest).toBeInTheDocument()
  await expect.poll(tabs).toEqual(['Your turn1', 'All', 'Waiting for the seller0', 'Closed'])
  letThrough()
  await expect.element(card(closed)).toBeVisible()
  await expect.element(rest).not.toBeInTheDocument()
  await expect.poll(tabs).toEqual(['Your turn1', 'All2', 'Waiting for the seller0', 'Closed1'])
})

test('with closed offers alone it is loading until they are here', async () => {
  const { letThrough } = aLongTrade({ live: [] })
  await expect.element(page.getByText('Loading offers')).toBeInTheDocument()
  expect(page.getByText(/^(You have no|No) offers/).elements()).toEqual([])
  letThrough()
  await expect.element(card(closed)).toBeVisible()
})

test('the tab of closed offers is loading until they are here, and the tabs stay', async () => {
  const { letThrough } = aLongTrade()
  await page.getByRole('link', { name: 'Closed', exact: true }).click()
  await expect.element(card(waiting)).not.toBeInTheDocument()
  await expect.element(rest).toBeInTheDocument()
  await expect.poll(tabs).toEqual(['Your turn1', 'All', 'Waiting for the seller0', 'Closed'])
  expect(page.getByText(/^(You have no|No) offers/).elements()).toEqual([])
  letThrough()
  await expect.element(card(closed)).toBeVisible()
})

test('closed offers that cannot be loaded say so, are loaded again, and the rest stays', async () => {
  const { answers, letThrough } = aLongTrade()
  answers(readOffers, ({ query }) =>
    query.live ? anOffersDocument([waiting]) : refusal(503, 'Try again in a minute'),
  )
  letThrough()
  await expect.element(page.getByText('Try again in a minute')).toBeVisible()
  await expect.element(card(waiting)).toBeVisible()
  answers(readOffers, () => anOffersDocument([waiting, closed]))
  await page.getByRole('button', { name: 'Try again' }).last().click()
  await expect.element(card(closed)).toBeVisible()
})

test('an offer that becomes an order while the closed ones are loading stays here', async () => {
  const { letThrough, address } = aLongTrade({ at: '/my_offers?offer=O-10001' })
  await expect.element(card(waiting)).toBeVisible()
  letThrough({ ...waiting, state: 'accepted' })
  await expect.element(card(closed)).toBeVisible()
  expect(address()).toBe('/my_offers?offer=O-10001')
})

test('one that had become an order leads to it, once it is here', async () => {
  const { letThrough, address } = aLongTrade({ at: '/my_offers?offer=O-10003' })
  await expect.element(card(waiting)).toBeVisible()
  letThrough(waiting, { ...waiting, id: '3', offer_number: 'O-10003', state: 'accepted' })
  await expect.poll(address).toBe('/my_orders?order=O-10003')
})

test('an offer that ends while it is countered says so in its dialog', async () => {
  const { answers } = aLongTrade()
  const ended = { ...waiting, state: 'rejected' as const, closed_reason: 'withdrawn' as const }
  answers(counterOffer, () => refusal(409, 'The offer has changed.', anOfferDocument(ended)))
  await page.getByRole('button', { name: 'Counter', exact: true }).first().click()
  await page.getByLabelText('My price for Lot 1').fill('9.00')
  await page.getByRole('button', { name: /^Submit Counter/ }).click()
  await expect.element(page.getByRole('dialog').getByText('The offer has changed.')).toBeVisible()
  await expect.element(rest).toBeInTheDocument()
})
