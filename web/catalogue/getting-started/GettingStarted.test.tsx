import { NOTHING_DECLARED } from '#market/resale/resale-terms.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { countOffers } from '#market/offers/offer-counts-api.ts'
import { readSavedSearches } from '#market/saved-searches/saved-search-api.ts'
import { readWatchedIds } from '#market/watching/watch-api.ts'
import { aBuyer, aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { GettingStarted } from './GettingStarted.tsx'

const KEY = `getting-started-${aBuyer.id}`
const address = {
  name: 'Dana Reyes',
  line1: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  postal_code: '89501',
  country: 'US',
}
const company = { id: 7, name: 'Fieldhouse', category: 'home' as const }

type Facts = { hasAddress?: boolean; watched?: number[]; hasSent?: boolean }

function aNewcomer({ hasAddress = false, watched = [], hasSent = false }: Facts = {}) {
  const server = aServer()
  onTestFinished(() => localStorage.removeItem(KEY))
  aBuyerIsHere(server, {
    buyer: { ...company, ...NOTHING_DECLARED, ship_to: hasAddress ? address : null },
  })
  server.answers(countOffers, () => ({ awaiting_you: 0, in_cart: 0, has_sent: hasSent }))
  server.answers(readWatchedIds, () => ({ product_ids: watched }))
  return server.answers(readSavedSearches, () => ({ saved_searches: [] }))
}

const line = page.getByText('Getting started', { exact: false }).first()
const step = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('each step leads to where it is done, and those that are done are ticked', async () => {
  aNewcomer({ hasAddress: true })
  show(<GettingStarted />)
  await expect.element(line).toHaveTextContent('Getting started 1 of 3')
  await line.click()
  await expect.element(step('Add your ship-to address, done')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Save a search or watch a lot' }))
    .toHaveAttribute('href', '/saved_searches')
  await expect
    .element(page.getByRole('link', { name: 'Send your first offer' }))
    .toHaveAttribute('href', '/all_products')
})

test('at first it is open for somebody who has done no step', async () => {
  aNewcomer()
  show(<GettingStarted open="at first" />)
  await expect.element(page.getByRole('group')).toHaveAttribute('open')
})

test('at first it is closed for somebody who has done a step', async () => {
  aNewcomer({ hasAddress: true })
  show(<GettingStarted open="at first" />)
  await expect.element(line).toHaveTextContent('Getting started 1 of 3')
  await expect.element(page.getByRole('group')).not.toHaveAttribute('open')
})

test('without an address its link leads into the account', async () => {
  aNewcomer()
  show(<GettingStarted open />)
  await expect
    .element(page.getByRole('link', { name: 'Add your ship-to address' }))
    .toHaveAttribute('href', '/account#ship-to')
})

test('a watched lot ticks its step, and saved searches are not asked for', async () => {
  const asked = aNewcomer({ watched: [20] })
  show(<GettingStarted open />)
  await expect.element(step('Save a search or watch a lot, done')).toBeVisible()
  expect(asked).toEqual([])
})

test('Not now hides it in this browser for this account, and can be taken back', async () => {
  aNewcomer()
  show(
    <>
      <GettingStarted open />
      <ToastRegion />
    </>,
  )
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.element(page.getByRole('list', { name: 'Getting started' })).not.toBeInTheDocument()
  expect(localStorage.getItem(KEY)).toBe('over')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('list', { name: 'Getting started' })).toBeVisible()
  expect(localStorage.getItem(KEY)).toBe('begun')
})

test('with all three done it says so once and goes', async () => {
  aNewcomer({ hasAddress: true, watched: [20], hasSent: true })
  localStorage.setItem(KEY, 'begun')
  show(<GettingStarted />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Getting started: all set.')
  await expect.poll(() => localStorage.getItem(KEY)).toBe('over')
})

test('sellers and staff never see it, and it fetches nothing for them', async () => {
  const server = aServer()
  aBuyerIsHere(server, { buyer: null, admin: true, staff_role: 'admin' })
  show(
    <>
      <GettingStarted open />
      <p>The rest of the page</p>
    </>,
  )
  await expect.element(page.getByText('The rest of the page')).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
})
