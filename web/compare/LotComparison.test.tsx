import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { addToCart } from '#market/offers/offer-api.ts'
import { readProduct } from '#market/products/product-api.ts'
import { anOffer, anOfferDocument } from '#web/offers/testing/an-offer.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aProduct } from '#web/products/testing/a-product.ts'
import { LotComparison } from './LotComparison.tsx'

const lots = [
  aProduct({ id: 1, name: 'Mug', seller_price_cents: cents(10_00), min_order_units: 500 }),
  aProduct({ id: 2, name: 'Bowl', seller_price_cents: cents(5_00), inner_quantity: 12 }),
  aProduct({
    id: 3,
    name: 'Vase',
    seller_id: 9,
    seller: { id: 9, name: 'Oakhouse', description: '', logo_url: null, resale_terms: null },
    seller_price_cents: cents(8_00),
    expiration_date: '04/2027',
    condition: 'shelf_pull',
  }),
]
const choose = (name: string) => page.getByRole('checkbox', { name: `Offer on ${name}` }).click()
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

function compare() {
  const server = aServer()
  server.answers(
    readProduct,
    ({ params }) => lots.find(({ id }) => id === params.id) ?? refusal(404, 'Product not found'),
  )
  const gone = { id: 4, seller_id: 9, name: 'Tray', photo_1_url: null }
  show(<LotComparison lots={[...lots, gone]} needed={300} />)
  return server
}

describe('lots side by side', () => {
  test('show what my quantity comes to at my price, and what is in the way', async () => {
    compare()
    await expect.element(row('Bowl').getByText('$1,500.00')).toBeVisible()
    await page.getByLabelText('My price').selectOptions('20% under')
    await expect.element(row('Bowl').getByText('$1,200.00')).toBeVisible()
    await expect.element(row('Vase').getByText('04/2027')).toBeVisible()
    await expect.element(row('Vase').getByText('Shelf pull')).toBeVisible()
    await expect.element(row('Tray').getByText('No longer listed')).toBeVisible()
    await page.getByLabelText('Quantity of Mug').fill('300')
    await expect.element(row('Mug').getByText('500 unit minimum')).toBeVisible()
    await choose('Mug')
    await expect
      .element(page.getByText('1 chosen lot can’t be offered on as it stands.'))
      .toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  })

  test('are offered on by one action, each seller separately, and a refusal is shown at its lots', async () => {
    const { answers } = compare()
    const sent = answers(addToCart, ({ body }) =>
      body.offer.offer_products_attributes.some(({ product_id: id }) => id === 3)
        ? refusal(422, 'This product is already in your cart or offers')
        : anOfferDocument(anOffer({ state: 'draft' })),
    )
    await page.getByLabelText('My price').selectOptions('10% under')
    for (const name of ['Mug', 'Bowl', 'Vase']) await choose(name)
    await expect
      .element(
        page.getByText(
          '2 offers, one to each seller: all of a seller’s lots are added, or none of them.',
        ),
      )
      .toBeVisible()
    await page.getByRole('button', { name: 'Add 3 lots to cart for $8,010.00' }).click()
    await expect
      .element(row('Vase').getByText('This product is already in your cart or offers'))
      .toBeVisible()
    await expect.element(page.getByText(/^2 lots added to your cart/)).toBeVisible()
    expect(sent.map(({ body }) => body.offer.offer_products_attributes)).toEqual([
      [
        { product_id: 1, quantity: 500, unit_price: 9_00 },
        { product_id: 2, quantity: 300, unit_price: 4_50 },
      ],
      [{ product_id: 3, quantity: 300, unit_price: 7_20 }],
    ])
  })
})
