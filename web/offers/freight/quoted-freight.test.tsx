import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { readMessages } from '#market/messages/message-api.ts'
import { acceptOffer, readOffers } from '#market/offers/offer-api.ts'
import { readProduct } from '#market/products/product-api.ts'
import { readWatchedIds } from '#market/watching/watch-api.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { Cart } from '#web/cart/Cart.tsx'
import { ResultRow } from '#web/catalogue/results/ResultRow.tsx'
import { LotComparison } from '#web/compare/LotComparison.tsx'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ProductFacts } from '#web/products/details/ProductFacts.tsx'
import { ProductGrid } from '#web/products/ProductGrid.tsx'
import { aProduct } from '#web/products/testing/a-product.ts'
import { AcceptDialog } from '../answer/AcceptDialog.tsx'
import type { AnswerProps } from '../answer/answer.ts'
import { CounterDialog } from '../counter/CounterDialog.tsx'
import { OfferDetails } from '../details/OfferDetails.tsx'
import { OfferSummary } from '../list/OfferSummary.tsx'
import { aLine, anOffer, anOffersDocument } from '../testing/an-offer.ts'
import { noMessages } from '../testing/no-messages.ts'

const lot = aProduct({ id: 20, name: 'Soy candle', freight_terms: 'quoted' })
const line = aLine()
const quoted = {
  offer_products: [{ ...line, product: { ...line.product, freight_terms: 'quoted' as const } }],
  freight_missing: true,
}
const offer = anOffer({ ...quoted, can_reject: true })
const draft = anOffer({ ...quoted, state: 'draft' })
const nothing = () => {}
const answering = (answered: string[] = []): AnswerProps => ({
  opened: offer,
  offer,
  viewer: 'seller',
  hasNext: false,
  onAnswered: (words) => answered.push(words),
  onCut: nothing,
  onClose: nothing,
  onAgain: nothing,
})

function aMarket() {
  const server = aServer()
  aBuyerIsHere(server)
  server.answers(readOffers, () => anOffersDocument([]))
  server.answers(readWatchedIds, () => ({ product_ids: [] }))
  server.answers(readProduct, () => lot)
  server.answers(readMessages, () => noMessages)
  return server
}

const QUOTED = /freight quoted|quoted by|plus freight|to be stated|freight of the whole offer/i
const FREE = /freight included|\bfree\b|freight[^.]{0,20}\$0\.00/i

test.each<[string, ReactNode]>([
  ['card', <ProductGrid key="1" label="Lots" products={[lot]} />],
  [
    'list',
    <ul key="2" style={{ width: 900 }}>
      <ResultRow product={lot} offers />
    </ul>,
  ],
  ['lot', <ProductFacts key="3" product={lot} />],
  ['comparison', <LotComparison key="4" lots={[lot]} needed={undefined} />],
  ['cart', <Cart key="5" drafts={[draft]} saved={[]} />],
  ['offer to its seller', <OfferDetails key="6" offer={offer} viewer="seller" />],
  ['offer to its buyer', <OfferDetails key="7" offer={offer} viewer="buyer" />],
  ['list of offers', <OfferSummary key="8" offer={offer} viewer="buyer" />],
  ['accept', <AcceptDialog key="9" {...answering()} />],
  ['counter', <CounterDialog key="10" {...answering()} onReject={nothing} />],
])('quoted freight is never shown as free: %s', async (_, shown) => {
  aMarket()
  show(<>{shown}</>)
  await expect.poll(() => document.body.textContent).toMatch(QUOTED)
  expect(document.body.textContent).not.toMatch(FREE)
})

test('the totals of a cart with quoted freight say that it comes on top', async () => {
  aMarket()
  show(<Cart drafts={[draft, anOffer({ id: '2', state: 'draft' })]} saved={[]} />)
  const total = page.getByRole('region', { name: 'Cart total' })
  await expect.element(total.getByRole('status')).toHaveTextContent('$2,000.00 plus freight')
  await page.getByRole('button', { name: 'Send all 2 offers' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toHaveAccessibleName('Send 2 offers for $2,000.00 plus freight?')
  await expect.element(dialog.getByText('$1,000.00 plus freight')).toBeVisible()
})

test('a seller states the freight with its answer, which goes back to the buyer', async () => {
  const server = aServer()
  const { answers } = server
  aBuyerIsHere(server, { buyer: null })
  answers(readOffers, () => anOffersDocument([offer]))
  const sent = answers(acceptOffer, () => ({
    data: {
      type: 'offer' as const,
      id: '1',
      attributes: { purchase_order_id: null, state: 'buyer_review' as const },
    },
  }))
  const answered: string[] = []
  show(<AcceptDialog {...answering(answered)} />)
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText(/nothing is sold yet/)).toBeVisible()
  const act = dialog.getByRole('button', { name: /^Send to the buyer at/ })
  await expect.element(act).toBeDisabled()
  await dialog.getByLabelText('Freight of the whole offer').fill('250.00')
  await expect.element(act).toHaveTextContent('Send to the buyer at $1,250.00')
  await act.click()
  await expect.poll(() => answered).toEqual(['Freight of O-10001 sent to Fieldhouse'])
  expect(sent[0]?.body.freight_cents).toBe(cents(250_00))
})
