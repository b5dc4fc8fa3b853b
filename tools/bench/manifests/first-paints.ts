import { existsSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { CHROMIUM } from '../support/chromium.ts'
import { repeat } from '../support/repeat.ts'
import { signedInPage, type Where } from '../support/signed-in-page.ts'

type Lot = { sellerId: number; id: number }
type Wanted = { rounds: number; loads: number; plain: Lot; mixed: Lot }
/** Milliseconds since the page was asked for. */
type Paints = { first: number; largest: number }

/** When Chromium paints the pages of two lots, by turns, so that both have the same weather; none without a Chromium. */
export async function firstPaints(
  keep: AsyncDisposableStack,
  where: Where,
  { rounds, loads, plain, mixed }: Wanted,
): Promise<{ plain: Paints; mixed: Paints }[][]> {
  if (!existsSync(CHROMIUM)) return []
  const page = await signedInPage(keep, where)
  const both = async () => ({
    plain: await paintsOf(page, plain),
    mixed: await paintsOf(page, mixed),
  })
  // From here on the browser has scripts and styles, as if its user came from the catalogue.
  await both()
  return repeat(rounds, () => repeat(loads, both))
}

async function paintsOf(page: Page, { sellerId, id }: Lot): Promise<Paints> {
  await page.goto(`/all_products/${sellerId}/${id}`, { waitUntil: 'networkidle' })
  return {
    first: await page.evaluate(lastPaint, 'paint'),
    largest: await page.evaluate(lastPaint, 'largest-contentful-paint'),
  }
}

const lastPaint = (type: string) =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type,
      buffered: true,
    })
  })
