import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as api from '#market/saved-searches/saved-search-api.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { SellerNews } from './SellerNews.tsx'

const seller = { id: 3, name: 'Harrow & Pine' }
const ofCandles: api.SavedSearch = {
  id: 8,
  name: 'Harrow & Pine',
  criteria: { seller_ids: [3], query: 'candle' },
  sort: null,
  alerts: true,
  created_at: '2026-11-20T00:00:00Z',
}

/** A server that keeps the searches of the buyer who is here. */
function aBuyerWith(...searches: api.SavedSearch[]) {
  const server = aServer()
  let held = searches
  aBuyerIsHere(server)
  server.answers(api.readSavedSearches, () => ({ saved_searches: held }))
  server.answers(api.saveSearch, ({ body: { saved_search: wished } }) => {
    const saved = { ...ofCandles, ...wished, id: 9, sort: wished.sort ?? null }
    held = [...held, saved]
    return { saved_search: saved }
  })
  server.answers(api.changeSavedSearch, ({ params, body }) => {
    const [changed] = held.filter(({ id }) => id === params.id)
    const saved = { ...(changed ?? ofCandles), alerts: body.saved_search.alerts ?? true }
    held = held.map((search) => (search.id === saved.id ? saved : search))
    return { saved_search: saved }
  })
  return { ...server, held: () => held }
}

const told = page.getByRole('button', { name: 'Notifying you of new lots' })
const tell = page.getByRole('button', { name: 'Notify me of new lots' })
const here = (
  <>
    <SellerNews seller={seller} />
    <ToastRegion />
  </>
)

test('one press keeps a search of the seller with its daily mail, the next stops the mail', async () => {
  const server = aBuyerWith(ofCandles)
  show(here)
  await tell.click()
  await expect.element(told).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => server.held().at(-1))
    .toMatchObject({
      name: 'Harrow & Pine (2)',
      criteria: { seller_ids: [3] },
      alerts: true,
    })
  await expect.element(page.getByRole('link', { name: 'Saved searches' })).toBeVisible()
  await expect.element(told).not.toHaveAttribute('aria-disabled')
  await told.click()
  await expect.element(tell).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => server.held().map(({ alerts }) => alerts)).toEqual([true, false])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(told).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => server.held().map(({ alerts }) => alerts)).toEqual([true, true])
})

test('a search that is kept without mail is used again', async () => {
  const silent = { ...ofCandles, criteria: { seller_ids: [3] }, alerts: false }
  const server = aBuyerWith(silent)
  show(here)
  await tell.click()
  await expect.element(told).toBeVisible()
  await expect.poll(server.held).toEqual([{ ...silent, alerts: true }])
})

test('falls back when the server refuses, and says why', async () => {
  const { answers } = aBuyerWith()
  answers(api.saveSearch, () => refusal(422, api.TOO_MANY_SAVED_SEARCHES))
  show(here)
  await tell.click()
  await expect.element(page.getByText('Maximum 50 saved searches')).toBeVisible()
  await expect.element(tell).toHaveAttribute('aria-pressed', 'false')
})

test('is for buyers alone', async () => {
  const server = aServer()
  aBuyerIsHere(server, {
    buyer: null,
    seller: null,
    admin: true,
    staff_role: 'admin',
  })
  show(
    <>
      <SellerNews seller={seller} />
      <p>Shown</p>
    </>,
  )
  await expect.element(page.getByText('Shown')).toBeVisible()
  expect(tell.query()).toBeNull()
})
