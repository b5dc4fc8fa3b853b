import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { Browser } from './browser.ts'
import { PASSWORD } from './market.ts'
import { slowDown } from './slow-network.ts'

// For a slow machine that does other things as well: nothing waits for its own sake.
const PATIENCE_MS = 60_000
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const JSON_ANSWERS = { Accept: 'application/json' }

/** Somebody at a browser of their own, who notices whatever goes wrong in it. */
export type Person = {
  page: Page
  /** Fails when the console or the network reported a problem. */
  sawNoProblem(): void
  leave(): Promise<void>
}

type Device = { width: number; height: number; hasTouch?: boolean }
/** `meant`: what a story brings about on purpose, and the console reports as an error. */
type Visit = { address: string; device?: Device; meant?: RegExp }

export async function aPersonAt(
  browser: Browser,
  { address, device, meant }: Visit,
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: device ?? { width: 1280, height: 900 },
    hasTouch: device?.hasTouch ?? false,
    ...(device?.hasTouch && { userAgent: PHONE }),
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  if (process.env['SLOW_NETWORK']) await slowDown(context)
  const page = await context.newPage()
  context.on('page', waitUntilTakenOver)
  waitUntilTakenOver(page)
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !meant?.test(message.text()))
      problems.push(`console: ${message.text()}`)
  })
  await page.exposeFunction('tellOfViolation', (what: string) => problems.push(`policy: ${what}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const tell: unknown = Reflect.get(globalThis, 'tellOfViolation')
      if (typeof tell === 'function') tell(`${violatedDirective} ${blockedURI} in ${sourceFile}`)
    })
  })
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`))
  page.on('response', async (response) => {
    if (response.request().method() === 'GET') return
    // What a page left behind has no body any more.
    const answer: unknown = await response.json().catch(() => undefined)
    const { unread_fields: unread } = Object(answer)
    if (unread) problems.push(`not read: ${response.url()} ${unread}`)
  })
  page.on('requestfailed', (request) => {
    // Going on to the next page stops what the last one was still asking for.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return
    problems.push(`request: ${request.url()} ${request.failure()?.errorText}`)
  })
  return {
    page,
    sawNoProblem: () => expect(problems).toEqual([]),
    leave: () => context.close(),
  }
}

/** A page answers to keys once its scripts have taken it over; a story that is about the moment before waits for less. */
function waitUntilTakenOver(page: Page) {
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) }
  const drawn = page.locator('#root[data-page]')
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    if (!options?.waitUntil) await drawn.waitFor({ state: 'detached' })
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (!options?.waitUntil) await drawn.waitFor({ state: 'detached' })
    return answer
  }
}

/** Without opening a page: other stories test the sign-in page. */
export async function signIn({ page }: Person, email: string, password = PASSWORD) {
  const { request } = page.context()
  const known = await request.delete('/logout', { headers: JSON_ANSWERS })
  const answer = await request.post('/login', {
    headers: { ...JSON_ANSWERS, 'X-CSRF-Token': known.headers()['x-csrf-token'] ?? '' },
    data: { user: { email, password } },
  })
  expect(answer.status(), `${email} signs in`).toBe(200)
}

export async function signInByDialog({ page }: Person, email: string, password = PASSWORD) {
  await page.goto('/sign_in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
