import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readOffers } from '#market/offers/offer-api.ts'
import * as api from '#market/watching/watch-api.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { anOffersDocument } from '#web/offers/testing/an-offer.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { aProduct } from '../testing/a-product.ts'
import { ProductGrid } from '../ProductGrid.tsx'
import { WatchButton } from './WatchButton.tsx'
import { WatchedLotsPage } from './WatchedLotsPage.tsx'

const candle = aProduct({ id: 20, name: 'Soy candle' })

/** A server that keeps what the buyer who is here watches. */
function aWatchingBuyer(...watched: number[]) {
  const server = aServer()
  let held = watched
  aBuyerIsHere(server)
  server.answers(readOffers, () => anOffersDocument([]))
  server.answers(api.readWatchedIds, () => ({ product_ids: held }))
  server.answers(api.watchLot, ({ params }) => {
    held = [params.id, ...held]
    return { watchers: 1 }
  })
  server.answers(api.unwatchLot, ({ params }) => {
    held = held.filter((id) => id !== params.id)
    return { watchers: 0 }
  })
  return { ...server, held: () => held }
}

const mark = page.getByRole('button', { name: 'Watch Soy candle' })
const inGrid = (
  <>
    <ProductGrid label="Lots" products={[candle]} />
    <ToastRegion />
  </>
)

describe('the bookmark on a card', () => {
  test('watches the lot without opening it, and lets it go with a way back', async () => {
    const server = aWatchingBuyer()
    const { address } = show(inGrid)
    const before = address()
    await mark.click()
    await expect.element(mark).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('link', { name: 'Watched lots' })).toBeVisible()
    await expect.poll(server.held).toEqual([20])
    expect(address()).toBe(before)
    await mark.click()
    await expect.element(mark).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(server.held).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(mark).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(server.held).toEqual([20])
  })

  test('falls back when the server refuses, and says why', async () => {
    const { answers } = aWatchingBuyer()
    answers(api.watchLot, () => refusal(422, api.TOO_MANY_WATCHED))
    show(inGrid)
    await mark.click()
    await expect.element(page.getByText('Maximum 1,000 watched lots')).toBeVisible()
    await expect.element(mark).toHaveAttribute('aria-pressed', 'false')
  })

  test('is large enough to be hit', async () => {
    aWatchingBuyer()
    show(inGrid)
    await expect.element(mark).toBeVisible()
    const { width, height } = mark.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })
})

test('a lot that is sold out offers to tell when it is back', async () => {
  const server = aWatchingBuyer()
  show(<WatchButton lot={candle} isSoldOut />)
  await page.getByRole('button', { name: 'Notify me when it’s back' }).click()
  await expect
    .element(page.getByRole('button', { name: 'We’ll notify you when it’s back' }))
    .toBeVisible()
  await expect.poll(server.held).toEqual([20])
})

describe('the page of watched lots', () => {
  const since = '2026-11-20T00:00:00Z'
  const gone = { product_id: 21, name: 'Old vase', watched_since: since, product: null }
  const meta = { page: 1, per_page: 48, total_pages: 1, total_count: 2 }

  test('shows those that are listed, and lets go of those that are not', async () => {
    const server = aWatchingBuyer(20, 21)
    const lots = [
      { product_id: 20, name: 'Soy candle', watched_since: since, product: candle },
      gone,
    ]
    server.answers(api.readWatchedLots, () => ({
      watched_lots: lots.filter(({ product_id: id }) => server.held().includes(id)),
      meta,
    }))
    show(<WatchedLotsPage />)
    await expect.element(page.getByRole('link', { name: 'Soy candle' })).toBeVisible()
    await page.getByRole('button', { name: 'Stop watching Old vase' }).click()
    await expect.element(page.getByText('Old vase')).not.toBeInTheDocument()
    // The pressed button is gone: the focus is not lost with it.
    expect(document.activeElement?.tagName).toBe('A')
  })

  test('says how to begin when nothing is watched', async () => {
    const { answers } = aWatchingBuyer()
    answers(api.readWatchedLots, () => ({ watched_lots: [], meta }))
    show(<WatchedLotsPage />)
    await expect.element(page.getByText('You’re not watching any lots.')).toBeVisible()
  })
})
