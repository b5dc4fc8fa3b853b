import { existsSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { aBuyer } from '#server/testing/listings.ts'
import { fillTables } from '../fill/fill-tables.ts'
import type { Bench } from '../support/benchmark.ts'
import { CHROMIUM } from '../support/chromium.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure } from '../support/report.ts'
import { signedInPage } from '../support/signed-in-page.ts'
import { startData, startServer } from '../support/site.ts'
import { interactionsOf, watchInteractions } from '../support/interactions.ts'

const GOAL_MS = 100
const SCROLLING_MS = 600_000

/** From a press or key to the next frame on the screen: with a page of lots, and with all of them scrolled. */
export async function measureScrolledCatalogue({ keep, quick, lots }: Bench): Promise<Figure[]> {
  if (!existsSync(CHROMIUM)) return []
  const scrolled = quick ? 1000 : 10_000
  const data = await startData(keep)
  await fillTables({ ownerUrl: data.ownerUrl, lots })
  const user = await aBuyer(data.db)
  const { address } = await startServer(keep, data)
  const page = await signedInPage(keep, { data, address, user })
  await watchInteractions(page)
  await page.goto('/all_products')
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().waitFor()

  const rounds = quick ? 2 : 3
  const before = await repeat(rounds, () => interactionsOf(page, () => use(page)))
  const chosen = await repeat(rounds, () => interactionsOf(page, () => choose(page)))
  const typed = await repeat(rounds, () => interactionsOf(page, () => type(page)))
  await scrollThrough(page, scrolled)
  const after = await repeat(rounds, () => interactionsOf(page, () => use(page)))
  const baseline: Figure = {
    what: 'baseline: interaction with the first page',
    unit: 'ms',
    runs: before,
  }
  const goal = { of: 'p95', atMost: GOAL_MS } as const
  const among = `among ${lots.toLocaleString('en-US')} lots`
  return [
    baseline,
    { what: `press on a filter ${among}`, unit: 'ms', runs: chosen, goal, baseline },
    { what: `key in the search ${among}`, unit: 'ms', runs: typed, goal, baseline },
    {
      what: `interaction with ${scrolled.toLocaleString('en-US')} lots scrolled`,
      unit: 'ms',
      runs: after,
      goal,
      baseline,
    },
  ]
}

/** As a buyer who wants to see all of it: to the end, and on as soon as there is more. */
async function scrollThrough(page: Page, lots: number) {
  await page.waitForFunction(
    (wanted) => {
      scrollTo(0, document.documentElement.scrollHeight)
      const shown = document.querySelector<HTMLProgressElement>('progress')
      return !shown || shown.value >= wanted
    },
    lots,
    { polling: 'raf', timeout: SCROLLING_MS },
  )
}

/** Each choice waits for its answer, as one who looks at it does, and is taken back. */
async function choose(page: Page) {
  const filters = page.getByRole('complementary', { name: 'Filters' })
  for (const category of [/^Apparel/, /^Beauty/, /^Home/, /^Toys/])
    for (const isWanted of [true, false]) {
      const box = filters.getByRole('checkbox', { name: category })
      await box.click()
      await filters.getByRole('checkbox', { name: category, checked: isWanted }).waitFor()
      await page.locator('section[aria-label="Results"]:not([aria-busy])').waitFor()
    }
}

async function type(page: Page) {
  const search = page.getByRole('searchbox', { name: 'Search', exact: true })
  await search.click()
  await search.pressSequentially('linen', { delay: 120 })
  await search.fill('')
}

/** What changes nothing for good: both layouts, from card to card, and a word typed and taken back. */
async function use(page: Page) {
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: 'Grid', exact: true }).click()
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().focus()
  for (let card = 0; card < 12; card++) await page.keyboard.press('Tab')
  const search = page.getByRole('searchbox', { name: 'Search', exact: true })
  await search.click()
  for (const key of ['w', 'o', 'Backspace', 'Backspace']) await search.press(key)
}
