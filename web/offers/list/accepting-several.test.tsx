import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { acceptOffer, readOffers, UNITS_SHORT } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { readMessages } from '#market/messages/message-api.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { useOffers } from '../use-offers.ts'
import { aLine, anOffer, anOfferDocument, anOffersDocument } from '../testing/an-offer.ts'
import { noMessages } from '../testing/no-messages.ts'
import { Offers } from './Offers.tsx'

const VIEW = { tab: undefined, sort: 'newest', query: '', offerNumber: undefined } as const

function MyOffers() {
  const { data } = useOffers()
  return data && <Offers offers={data} view={VIEW} viewer="seller" />
}

const anOfferOf = (id: string, more: Partial<Offer> = {}) =>
  anOffer({ id, offer_number: `O-${id}`, created_at: `2025-11-0${id}T10:00:00Z`, ...more })
/** All but the second want the same lot, of which 500 are left. */
const lineOf = (id: string, quantity = 100) => ({
  ...aLine({ id, quantity }),
  product: aLine({ id: id === '2' ? '9' : '1' }).product,
})
const net = anOffer().total_cents
const mine = [
  anOfferOf('4', { revision: 3, buyer_name: 'Corner Store', offer_products: [lineOf('4')] }),
  anOfferOf('3', { offer_products: [lineOf('3', 450)] }),
  anOfferOf('2', { offer_products: [lineOf('2')] }),
  anOfferOf('1', { offer_products: [lineOf('1')] }),
].map((offer) => ({ ...offer, total_net_to_seller: net }))

async function open({ withholdsLists = false } = {}) {
  const lists = Promise.withResolvers<void>()
  const server = aServer()
  let now: readonly Offer[] = mine
  const move = (id: unknown, to: Partial<Offer>) => {
    now = now.map((offer) => (offer.id === String(id) ? { ...offer, ...to } : offer))
  }
  server.answers(readOffers, async () => {
    if (withholdsLists && accepted.length > 0) await lists.promise
    return anOffersDocument(now)
  })
  server.answers(readMessages, () => noMessages)
  const accepted = server.answers(acceptOffer, ({ params: { id } }) => {
    if (id === 3) return refusal(422, UNITS_SHORT.message, { code: UNITS_SHORT.code })
    if (id === 2) {
      move(id, { state: 'rejected', closed_reason: 'withdrawn', revision: 2 })
      return refusal(
        409,
        'The offer has changed.',
        anOfferDocument(now.find((offer) => offer.id === '2')!),
      )
    }
    if (id === 1) return refusal(503, 'Try again in a minute')
    move(id, { state: 'accepted' })
    const attributes = { purchase_order_id: '7', state: 'accepted' as const }
    return { data: { type: 'offer' as const, id: String(id), attributes } }
  })
  show(<MyOffers />)
  await expect.element(choice('4')).toBeVisible()
  return { accepted, lists }
}
const choice = (id: string) => page.getByRole('checkbox', { name: `Your turn select O-${id}` })
const dialog = page.getByRole('alertdialog')
const rows = () =>
  [...dialog.element().querySelectorAll('li')].map(({ textContent }) => textContent)

test('several are accepted with one question that names each, and each has its own result', async () => {
  await page.viewport(1280, 900)
  const { accepted } = await open()
  for (const id of ['4', '3', '2', '1']) await choice(id).click()
  await page.getByRole('button', { name: 'Accept 4 offers' }).click()
  await expect.element(dialog.getByText('Accept 4 offers at $7,500.00?')).toBeVisible()
  expect(rows()).toEqual([
    'O-4 · Corner Store1 product, 100 units$1,000.00',
    'O-3 · Fieldhouse1 product, 450 unitsIts units will be sold by then.$4,500.00',
    'O-2 · Fieldhouse1 product, 100 units$1,000.00',
    'O-1 · Fieldhouse1 product, 100 units$1,000.00',
  ])
  await expect.element(dialog.getByText('Lot 1: 650 units wanted, 500 left.')).toBeVisible()
  await expect.element(dialog.getByText('$4,000.00', { exact: true })).toBeVisible()
  expect(accepted).toEqual([])

  await dialog.getByRole('button', { name: 'Yes, accept 4 offers' }).click()
  await expect.element(dialog.getByText('1 of 4 offers accepted').first()).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Close' }).last()).toHaveFocus()
  expect(accepted.map(({ params, body }) => [params.id, body.revision])).toEqual([
    [4, 3],
    [3, 1],
    [2, 1],
    [1, 1],
  ])
  expect(rows().map((row) => row?.replace(/^.*units/, ''))).toEqual([
    'Accepted. Open order$1,000.00',
    ' left. Not accepted.$4,500.00',
    'It changed in the meantime. Please review it again.$1,000.00',
    'Try again in a minute$1,000.00',
  ])

  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await expect.element(choice('3')).toBeChecked()
  await expect.element(choice('1')).toBeChecked()
  await expect.element(page.getByText('1 of 3 answered').first()).toBeVisible()
})

test('its results can be closed while the list is still being fetched', async () => {
  await page.viewport(1280, 900)
  const { lists } = await open({ withholdsLists: true })
  for (const id of ['4', '2']) await choice(id).click()
  await page.getByRole('button', { name: 'Accept 2 offers' }).click()
  await dialog.getByRole('button', { name: 'Yes, accept 2 offers' }).click()
  await expect.element(dialog.getByText('1 of 2 offers accepted').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
  lists.resolve()
  await expect.element(page.getByText('1 of 3 answered').first()).toBeVisible()
})

test('x selects the offer that the keyboard is at, and one press clears the selection', async () => {
  await page.viewport(375, 812)
  await open()
  await userEvent.keyboard('jxjx')
  await expect.element(choice('4')).toBeChecked()
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect.element(page.getByText('2 selected')).not.toBeInTheDocument()
  await expect.element(choice('4')).not.toBeChecked()
})
