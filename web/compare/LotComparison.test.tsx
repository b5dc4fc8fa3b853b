import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { addToCart } from '#market/offers/offer-api.ts'
import { readProduct } from '#market/products/product-api.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { anOffer, anOfferDocument } from '#web/offers/testing/an-offer.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aProduct } from '#web/products/testing/a-product.ts'
import { LotComparison } from './LotComparison.tsx'

const lots = [
  aProduct({ id: 1, name: 'Mug', seller_price_cents: cents(10_00), min_order_units: 500 }),
  aProduct({
    id: 2,
    name: 'Bowl',
    msrp_cents: cents(20_00),
    seller_price_cents: cents(5_00),
    inner_quantity: 12,
  }),
  aProduct({
    id: 3,
    name: 'Vase',
    seller_id: 9,
    seller: { id: 9, name: 'Oakhouse', description: '', logo_url: null, resale_terms: null },
    resale_terms: { ...NO_RESALE_TERMS, channels: ['own_store'] },
    seller_price_cents: cents(8_00),
    expiration_date: '04/2027',
    condition: 'shelf_pull',
  }),
]
const choose = (name: string) => page.getByRole('checkbox', { name: `Offer on ${name}` }).click()
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const cellOf = (name: string, head: string) =>
  row(name).element().querySelector(`td[data-label="${head}"]`)!
const textOf = (name: string, head: string) => expect.poll(() => cellOf(name, head).textContent)

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
    await expect.element(page.getByText('Fix 1 selected lot to continue.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  })

  test('show my price, what it is off MSRP, the packs around a quantity, and the resale terms', async () => {
    await page.viewport(1280, 900)
    compare()
    await page.getByLabelText('My price').selectOptions('20% under')
    await textOf('Bowl', 'My price').toBe('$4.00')
    await textOf('Bowl', 'My % off').toBe('80%')
    await textOf('Tray', 'My price').toBe('–')
    await page.getByLabelText('Quantity of Bowl').fill('301')
    await expect.element(row('Bowl').getByText(/^301 isn’t a full pack: use/)).toBeVisible()
    await row('Bowl').getByRole('button', { name: 'Take 312' }).click()
    await expect.element(page.getByLabelText('Quantity of Bowl')).toHaveValue('312')
    await textOf('Vase', 'Resale terms').toBe('Resale allowed only in the buyer’s own stores.')
    await textOf('Bowl', 'Resale terms').toBe('No restrictions')
  })

  test('keep their names in sight at a narrow desk, and say by a shadow that there is more', async () => {
    await page.viewport(900, 700)
    compare()
    const name = page.getByRole('link', { name: 'Bowl' })
    await expect.element(row('Bowl').getByText('$1,500.00')).toBeVisible()
    const box = page.getByRole('table').element().parentElement!
    await expect.poll(() => box.dataset['hiddenSides']).toBe('end')
    const before = name.element().getBoundingClientRect().left
    box.scrollLeft = box.scrollWidth
    await expect.poll(() => box.dataset['hiddenSides']).toBe('start')
    expect(name.element().getBoundingClientRect().left).toBe(before)
    await page.viewport(1280, 900)
  })

  test('stand two next to each other on a phone, each fact at one height', async () => {
    await page.viewport(375, 812)
    compare()
    await expect.element(row('Bowl').getByText('$1,500.00')).toBeVisible()
    const placeOf = (name: string, head: string) => cellOf(name, head).getBoundingClientRect()
    const [first, second, third] = ['Mug', 'Bowl', 'Vase'].map((name) => placeOf(name, 'Units'))
    expect(first!.top).toBe(second!.top)
    expect(second!.top).toBe(third!.top)
    expect(second!.right).toBeLessThanOrEqual(375)
    expect(third!.left).toBeGreaterThanOrEqual(340)
    await page.viewport(1280, 900)
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
          '2 offers, one to each seller. A seller’s lots are added all together or not at all.',
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
