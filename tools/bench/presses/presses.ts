import type { Locator, Page } from 'playwright-core'
import type { Bench } from '../support/benchmark.ts'
import { interactionsOf, watchInteractions } from '../support/interactions.ts'
import { openBrowser } from '../support/open-browser.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { startDemo, type Role } from '../support/start-demo.ts'

const SLOWER = 4
const GOAL_MS = 50
const POINTED_MS = 500
// The browser reports nothing of what shows sooner.
const LEAST_TOLD_MS = 16
const WIDTH = { width: 1280, height: 900 }

type Press = {
  what: string
  role: Role
  /** The lot's own page where none is named. */
  at?: string
  press: (page: Page) => Locator
  /** What is on the screen once the press has shown; what it leads to may come later. */
  shown: (page: Page) => Locator
}

const PRESSES: readonly Press[] = [
  {
    what: 'a category in the catalog',
    role: 'buyer',
    at: '/all_products',
    press: (page) => page.getByRole('checkbox', { name: /^Apparel/ }),
    shown: (page) => page.getByRole('checkbox', { name: /^Apparel/, checked: true }),
  },
  {
    what: 'a lot in the catalog',
    role: 'buyer',
    at: '/all_products',
    press: (page) => page.getByRole('list', { name: 'Products' }).getByRole('link').first(),
    shown: (page) => button(page, 'Offer on the whole lot'),
  },
  {
    what: 'Make Offer on a card',
    role: 'buyer',
    press: (page) => button(page, /^Make offer for/).first(),
    shown: dialog,
  },
  {
    what: 'Edit Offer in the cart',
    role: 'buyer',
    at: '/cart',
    press: (page) => button(page, 'Edit Offer').first(),
    shown: dialog,
  },
  {
    what: 'Counter on an offer',
    role: 'buyer',
    at: '/my_offers',
    press: (page) => button(page, 'Counter').first(),
    shown: dialog,
  },
  {
    what: 'the details of an offer',
    role: 'buyer',
    at: '/my_offers',
    press: (page) => button(page, /^View offer details/).first(),
    shown: (page) => button(page, /^Hide offer details/).nth(1),
  },
  {
    what: 'notifications',
    role: 'buyer',
    at: '/my_orders',
    press: (page) => button(page, /^Notifications/),
    shown: (page) => page.getByText('Hearth & Hollow countered').first(),
  },
  {
    what: 'the table of own products',
    role: 'seller',
    at: '/dashboard/manage_products',
    press: (page) => button(page, 'Table, edit in place'),
    shown: (page) => page.getByRole('table').first(),
  },
  {
    what: 'a year of figures',
    role: 'seller',
    at: '/dashboard',
    press: (page) => button(page, 'Year'),
    shown: (page) => page.getByRole('button', { name: 'Year', pressed: true }),
  },
  {
    what: 'orders by their total',
    role: 'admin',
    at: '/admin/purchase_orders',
    press: (page) => button(page, 'Total'),
    shown: (page) => page.getByRole('columnheader', { name: 'Total' }),
  },
]

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, exact: true })
}

function dialog(page: Page) {
  return page.getByRole('dialog')
}

/** From a press to the next frame on the screen, by the browser’s own event timing. */
export async function measurePresses({ keep, quick }: Bench): Promise<Report> {
  const { address, cookiesOf, lot } = await startDemo(keep)
  const rounds = quick ? 1 : 5
  const figures: Figure[] = []
  for (const press of PRESSES) {
    const times = await repeat(rounds, () =>
      time(press, { at: address + (press.at ?? lot), cookies: cookiesOf(press.role) }),
    )
    const goal = { of: 'p95', atMost: GOAL_MS } as const
    // One run of many presses: each is a page's first.
    figures.push({ what: press.what, unit: 'ms', runs: [times], goal })
  }
  return {
    made: [
      `The demo marketplace in Chromium at ${WIDTH.width} px, on a processor ${SLOWER} times slower.`,
      `${rounds} browsers for each press, which is the first that their page gets.`,
      'From a press to the next frame, by event timing, in steps of 8 ms; 16 is the least that it tells.',
    ],
    figures,
  }
}

type Where = { at: string; cookies: Parameters<typeof openBrowser>[0] }

async function time({ press, shown }: Press, { at, cookies }: Where): Promise<number> {
  await using browser = await openBrowser(cookies)
  const page = await browser.context.newPage()
  await page.setViewportSize(WIDTH)
  await watchInteractions(page)
  const tools = await browser.context.newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(at)
  await page.locator('#root[data-settled]').waitFor({ state: 'attached' })
  // Nobody presses in the moment in which their pointer arrives.
  await press(page).hover()
  await page.waitForTimeout(POINTED_MS)
  const longest = await interactionsOf(page, async () => {
    // A click of the driver would first look at what the press hits, in the page and in the time of the press.
    await page.mouse.down()
    await page.mouse.up()
    await shown(page).waitFor()
  })
  return Math.max(LEAST_TOLD_MS, ...longest)
}
