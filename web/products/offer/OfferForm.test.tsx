import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { addToCart } from '#market/offers/offer-api.ts'
import { anOffer, anOfferDocument } from '#web/offers/testing/an-offer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aProduct } from '../testing/a-product.ts'
import { OfferForm } from './OfferForm.tsx'
import { useBuyNow } from './use-buy-now.ts'
import { firstLine } from './typed-line.ts'

const lot = aProduct({ seller_price_cents: cents(7_80), msrp_cents: cents(24_00) })

function Offering({ product = lot }: { product?: typeof lot }) {
  const [typed, setTyped] = useState(firstLine(product))
  const buying = useBuyNow(product)
  return (
    <OfferForm
      product={product}
      asking={cents(7_80)}
      typed={typed}
      onType={setTyped}
      buying={buying}
    />
  )
}
const price = page.getByLabelText('Price per unit')
const add = page.getByRole('button', { name: 'Add to cart' })

test('a price that looks like a typo is asked about once, and one press takes the one meant', async () => {
  const { answers } = aServer()
  const added = answers(addToCart, () => anOfferDocument(anOffer({ state: 'draft' })))
  show(<Offering />)
  await price.fill('5')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Did you mean $5.00?')).toBeVisible()
  await expect.element(page.getByText('$0.05 is under a tenth of $7.80.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(price).toHaveValue('5.00')
  await expect.poll(() => added.length).toBe(1)
  expect(JSON.stringify(added[0]?.body)).toContain('500')
})

test('the total of an offer for quoted freight says that it comes on top', async () => {
  aServer()
  show(<Offering product={{ ...lot, freight_terms: 'quoted' }} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('$7.80 plus freight')
})

test('a price that was kept goes as it is', async () => {
  const { answers } = aServer()
  const added = answers(addToCart, () => anOfferDocument(anOffer({ state: 'draft' })))
  show(<Offering />)
  await price.fill('0.05')
  await add.click()
  await page.getByRole('button', { name: 'Keep $0.05' }).click()
  await expect.poll(() => added.length).toBe(1)
  await expect.element(price).toHaveValue('0.05')
})

test('a quantity that is no whole packs says so, and the packs around it are one press away', async () => {
  aServer()
  show(<Offering product={{ ...lot, min_order_units: 144, inner_quantity: 36 }} />)
  const quantity = page.getByLabelText('Quantity')
  await expect.element(page.getByText('Sold in packs of 36')).toBeVisible()
  await quantity.fill('300')
  await expect.element(page.getByText(/^300 isn’t a full pack: use/)).toBeVisible()
  await expect.element(add).toBeEnabled()
  await page.getByRole('button', { name: 'Take 288' }).click()
  await expect.element(quantity).toHaveValue('288')
  await quantity.fill('300')
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(quantity).toHaveValue('324')
})
