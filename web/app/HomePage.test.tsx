import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { readNotifications } from '#market/notifications/notification-api.ts'
import { countOrders } from '#market/purchase-orders/order-counts-api.ts'
import { readNewLots, readSavedSearches } from '#market/saved-searches/saved-search-api.ts'
import { readTopSellers } from '#market/top-sellers/top-seller-api.ts'
import { readWatchedIds } from '#market/watching/watch-api.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { aBuyer } from '#web/accounts/testing/a-buyer.ts'
import { aBuyerTrades } from './testing/a-buyer-trades.ts'
import { openAt } from './testing/open-at.tsx'

const LANDING = 'Resale, simplified.'
const landing = page.getByRole('heading', { name: LANDING })
const home = page.getByRole('heading', { name: 'Fieldhouse', level: 1 })

/** Everything that the page shows as a main heading from here on, in turn. */
function headings() {
  const seen: string[] = []
  const look = () => {
    const heading = document.querySelector('h1')?.textContent
    if (heading && heading !== seen.at(-1)) seen.push(heading)
  }
  const watcher = new MutationObserver(look)
  watcher.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watcher.disconnect())
  look()
  return seen
}

test('a visitor who becomes a buyer on the landing page finds their home there, and leaves it as such', async () => {
  const app = openAt('/')
  await expect.element(landing).toBeInTheDocument()
  aBuyerTrades(app)
  app.answers(countOrders, () => ({ awaiting_you: 0, to_pay: 0 }))
  app.answers(readNotifications, () => ({
    notifications: [],
    unread_count: 0,
    meta: { page: 1, per_page: 20, total_pages: 1, total_count: 0 },
  }))
  app.answers(readWatchedIds, () => ({ product_ids: [] }))
  app.answers(readSavedSearches, () => ({ saved_searches: [] }))
  app.answers(readNewLots, () => ({ searches: [] }))
  app.answers(readTopSellers, () => ({ products: [] }))
  app.queries.setQueryData(viewerQuery.queryKey, aBuyer)
  await expect.element(home).toBeVisible()
  const seen = headings()
  await page.getByRole('link', { name: 'Browse all products' }).first().click()
  await expect.poll(() => app.location().pathname).toBe('/all_products')
  await expect.element(home).not.toBeInTheDocument()
  expect(seen).not.toContain(LANDING)
})
