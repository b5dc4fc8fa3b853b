import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aProduct } from '../testing/a-product.ts'
import { PriceStory } from './PriceStory.tsx'

const pallet = aProduct({
  msrp_cents: cents(141_000_00),
  seller_price_cents: cents(35_414_00),
  manifest_units: 2_738,
})

test('a mixed lot says what a unit inside costs, and leads to its manifest', async () => {
  show(<PriceStory product={pallet} toBuyer />)
  await expect.element(page.getByText(/\$12.93 per unit inside/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See manifest' }))
    .toHaveAttribute('href', '#manifest')
})

test('what it is sold for elsewhere and what a unit inside costs take a line each', async () => {
  show(<PriceStory product={pallet} toBuyer />)
  const margin = page.getByText(/margin at MSRP/)
  await expect.element(margin).toBeVisible()
  const inside = page.getByText(/per unit inside/).element()
  expect(inside.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    margin.element().getBoundingClientRect().bottom,
  )
})

test('a lot of single units has no such line', async () => {
  show(<PriceStory product={{ ...pallet, manifest_units: null }} toBuyer />)
  await expect.element(page.getByText('/ unit')).toBeVisible()
  await expect.element(page.getByText(/inside/)).not.toBeInTheDocument()
})
