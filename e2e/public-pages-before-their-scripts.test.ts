import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGE_VIEWS } from '#market/analytics/page-view.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, type Person } from './support/person.ts'

const LANDING = { title: 'Resale, simplified. · Lotline', words: 'Clear 40 pallets' }
const PAGES = [
  { at: '/', ...LANDING },
  { at: '/?utm_source=letter', ...LANDING },
  { at: '/sign_in', ...LANDING },
  { at: '/sign_up', ...LANDING },
  { at: '/forgot_password', ...LANDING },
  { at: '/buyer_inquiry', title: 'Buyers · Lotline', words: 'Apply to Buy' },
  { at: '/buyer_inquiry/', title: 'Buyers · Lotline', words: 'Apply to Buy' },
  { at: '/buyer', title: 'Buyers · Lotline', words: 'Apply to Buy' },
  { at: '/seller_inquiry', title: 'Sellers · Lotline', words: 'Apply to Sell' },
  {
    at: '/buyer_inquiry/submitted',
    title: 'Thanks for your submission · Lotline',
    words: 'added to the waitlist',
  },
  {
    at: '/seller_inquiry/submitted',
    title: 'Thanks for your submission · Lotline',
    words: 'added to the waitlist',
  },
  // Drawn when they are asked for: what they say is edited.
  { at: '/terms', title: 'Terms of Service · Lotline', words: 'been written yet' },
  { at: '/samples', title: 'Samples · Lotline', words: 'every morning' },
]
const HOSTILE = '"><script>alert(1)</script>'

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
})
afterAll(async () => {
  await browser.close()
  await market.site.stop()
})

const aVisitor = () => aPersonAt(browser, { address: market.site.address })

const read = async (address: string) => {
  const answer = await fetch(market.site.address + address, { headers: { Accept: 'text/html' } })
  return { status: answer.status, html: await answer.text() }
}

/** The first page view is sent when the scripts have taken the page over. */
const takenOver = ({ page }: Person) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === PAGE_VIEWS)

describe.each(PAGES)('$at', ({ at, title, words }) => {
  test('comes with its words', async () => {
    const { status, html } = await read(at)
    expect(status).toBe(200)
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain(words)
    expect(html, 'nothing is left to be filled in').not.toMatch(/%[A-Z_]+%/)
  })

  test('is taken over by its scripts as it stands', async () => {
    const visitor = await aVisitor()
    const { page } = visitor
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Reflect.set(globalThis, 'firstHeading', document.querySelector('h1'))
      })
    })
    const taken = takenOver(visitor)
    await page.goto(at)
    await taken
    expect(
      await page.evaluate(
        () => Reflect.get(globalThis, 'firstHeading') === document.querySelector('h1'),
      ),
      'the heading was drawn once',
    ).toBe(true)
    visitor.sawNoProblem()
    await visitor.leave()
  })
})

test.each(['/all_products', '/reset_password/token', '/magic/sign_in/token'])(
  '%s, which is not for everybody, comes without words and draws itself',
  async (at) => {
    expect((await read(at)).html).toContain('<div id="root"></div>')
  },
)

test('a page behind a mailed link names its files, and none of it is drawn', async () => {
  expect((await read('/reset_password/token')).html).toMatch(/modulepreload[^>]*ResetPasswordPage/)
})

test.each([`/login?next=${HOSTILE}`, `/?next=${HOSTILE}`, `/sign_in/${HOSTILE}`])(
  'nothing of the address %s stands in the page',
  async (address) => {
    const { status, html } = await read(address)
    expect(status).toBe(200)
    expect(html).not.toContain('alert(1)')
  },
)

test('the first page of a browser has its styles inside, and those after it link to what was fetched once', async () => {
  const visitor = await aVisitor()
  const { page } = visitor
  const stylesAt = async (address: string) => {
    const taken = takenOver(visitor)
    await page.goto(address)
    await taken
    return page.evaluate(() => ({
      inside: document.querySelectorAll('style[data-sheet]').length,
      linked: document.querySelectorAll('link[rel=stylesheet]:not([disabled])').length,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.css'))
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
        .length,
      look: getComputedStyle(document.querySelector('h1') ?? document.body).font,
    }))
  }
  const first = await stylesAt('/terms')
  expect(first).toMatchObject({ linked: 0, fetched: 0 })
  expect(first.inside).toBeGreaterThan(1)
  const { look, inside: sheets } = first
  expect(await stylesAt('/terms')).toEqual({ inside: 0, linked: sheets, fetched: sheets, look })
  expect(await stylesAt('/terms')).toEqual({ inside: 0, linked: sheets, fetched: 0, look })
  visitor.sawNoProblem()
  await visitor.leave()
})

test('what is typed before the scripts have come is kept', async () => {
  const visitor = await aVisitor()
  const { page } = visitor
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await typed
    await route.continue()
  })
  const taken = takenOver(visitor)
  await page.goto('/seller_inquiry', { waitUntil: 'commit' })
  await page.getByLabel('Company name').fill('Fernwood')
  await page.getByLabel('Annual volume').selectOption('500K+')
  goOn()
  await taken
  expect(await page.getByLabel('Company name').inputValue()).toBe('Fernwood')
  expect(await page.getByLabel('Annual volume').inputValue()).toBe('500K+')
  await page.getByLabel('Current buyer relationships').fill('Target')
  await page.keyboard.press('Enter')
  const target = page.getByRole('row', { name: 'Target' })
  await target.waitFor()
  await page.reload()
  await target.waitFor()
  expect(await page.getByLabel('Company name').inputValue()).toBe('Fernwood')
  visitor.sawNoProblem()
  await visitor.leave()
})

test('without scripts the pages can be read, and say what they lack', async () => {
  const context = await browser.newContext({
    baseURL: market.site.address,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('heading', { name: 'Resale, simplified.' }).waitFor()
  await page.getByRole('link', { name: 'Start Buying' }).first().click()
  await page.getByRole('heading', { name: 'Buyers' }).waitFor()
  await page.getByLabel('Full name').waitFor()
  await context.close()
  // The browser of the stories draws no <noscript>, whatever it is told.
  expect((await read('/')).html).toMatch(/<noscript\s*><p[^>]*>Lotline needs JavaScript/)
})
