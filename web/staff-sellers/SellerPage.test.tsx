import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { listSellerProducts } from '#market/staff-sellers/staff-product-api.ts'
import { readSellerTrade } from '#market/staff-sellers/seller-trade-api.ts'
import { staffIsHere } from '#web/accounts/testing/staff.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { SellerProducts } from './products/SellerProducts.tsx'
import { SellerTradeParts } from './SellerTradeParts.tsx'
import { ShopFacts } from './ShopFacts.tsx'
import { aSellerRecord } from './testing/a-seller-record.ts'

test('a seller’s page has what it trades, with the way to each order and offer', async () => {
  const server = aServer()
  const deal = {
    buyer_name: 'Canyon Mercantile',
    total_cents: cents(80_00),
    created_at: '2026-03-02T12:00:00.000Z',
  }
  server.answers(readSellerTrade, () => ({
    data: {
      open_orders: 2,
      order_count: 5,
      sold_cents: cents(400_00),
      fee_cents: cents(40_00),
      offer_count: 9,
      offers_waiting: 1,
      offers_accepted: 5,
      last_orders: [
        {
          ...deal,
          id: 1,
          number: 'PO-10001',
          status: 'shipped' as const,
          refunded_cents: cents(0),
        },
      ],
      last_offers: [{ ...deal, id: 7, number: 'O-10007', state: 'seller_review' as const }],
    },
  }))
  show(<SellerTradeParts sellerId={3} name="Ash & Oak" />)
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect
    .element(link('PO-10001'))
    .toHaveAttribute('href', '/admin/purchase_orders?order=PO-10001')
  await expect.element(link('O-10007')).toHaveAttribute('href', '/admin/insights?offer=7')
  await expect.element(page.getByText('5, 2 open')).toBeVisible()
  await expect.element(page.getByText('With the seller', { exact: true })).toBeVisible()
})

test('its products are searched', async () => {
  const server = aServer()
  staffIsHere(server, { id: 7, role: 'support' })
  const asked = server.answers(listSellerProducts, () => ({
    products: [],
    meta: {
      page: 1,
      per_page: 50,
      total_pages: 1,
      total_count: 0,
      published_count: 0,
      provisional_count: 0,
      paused_count: 0,
      sold_out_count: 0,
      expiring_count: 0,
      photo_trouble_count: 0,
      choices: { tags: [], imports: [] },
    },
  }))
  show(<SellerProducts seller={aSellerRecord()} />)
  await page.getByLabelText('Search products of this seller').fill('fig candle')
  await expect.poll(() => asked.at(-1)?.query.search).toBe('fig candle')
  await expect.element(page.getByText('No products match')).toBeVisible()
})

test('support read the shop as facts, in words for staff, and have no form', async () => {
  show(<ShopFacts seller={aSellerRecord({ description: 'Stoneware', tiktok_handle: '@ash' })} />)
  await expect.element(page.getByText('Stoneware')).toBeVisible()
  await expect
    .element(page.getByText('Only administrators can change a shop', { exact: false }))
    .toBeVisible()
  expect(page.getByRole('textbox').query()).toBeNull()
  expect(page.getByRole('button').query()).toBeNull()
})
