import { join } from 'node:path'
import { request, type APIResponse } from 'playwright-core'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import type { Bench } from '../support/benchmark.ts'
import { startProgram } from '../support/process.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { scratchFolder } from '../support/scratch.ts'
import { openBrowser, type Cookies } from './open-browser.ts'
import { visit, type Measures } from './visit.ts'

type Row = Pick<Figure, 'unit' | 'goal'> & { measure: keyof Measures }

const ROWS: Row[] = [
  { measure: 'performance', unit: '', goal: { of: 'median', atLeast: 97 } },
  { measure: 'accessibility', unit: '', goal: { of: 'median', atLeast: 100 } },
  { measure: 'best practices', unit: '', goal: { of: 'median', atLeast: 100 } },
  { measure: 'requests', unit: '', goal: { of: 'median', atMost: 15 } },
  { measure: 'transferred', unit: 'KB', goal: { of: 'median', atMost: 200 } },
  { measure: 'LCP', unit: 'ms', goal: { of: 'median', atMost: 1800 } },
  { measure: 'TBT', unit: 'ms', goal: { of: 'median', atMost: 150 } },
  { measure: 'CLS', unit: '', goal: { of: 'median', atMost: 0 } },
]

/** Lighthouse, as it comes, on the demo marketplace as `npm start` makes it. */
export async function measureLighthouse({ keep, quick }: Bench): Promise<Report> {
  const folder = await scratchFolder(keep)
  const { address } = await startProgram(keep, {
    file: 'scripts/start.mjs',
    ready: '/readyz',
    env: { DATA_DIR: join(folder, 'data') },
  })
  const buyer = await signInBuyer(address)
  const rounds = quick ? 1 : 5
  const figuresOf = async (name: string, at: string, cookies: Cookies) => {
    const runs = await repeat(rounds, () => visit(address + at, cookies))
    return ROWS.map(({ measure, ...row }): Figure => {
      return { what: `${name}: ${measure}`, ...row, runs: runs.map((run) => [run[measure]]) }
    })
  }
  return {
    made: [
      `Lighthouse’s defaults, a phone of the middle on a slow network: ${rounds} first visits of each page.`,
      'Catalogue, product and offers as a buyer of the demo marketplace.',
    ],
    figures: [
      ...(await figuresOf('landing', '/', [])),
      ...(await figuresOf('catalogue', '/all_products', buyer)),
      ...(await figuresOf('product', await aLot(address, buyer), buyer)),
      ...(await figuresOf('offers', '/my_offers', buyer)),
    ],
  }
}

/** The cookies of the demo's buyer, who has read the news that would lie over a page. */
async function signInBuyer(address: string): Promise<Cookies> {
  const { email, password } = demoSignIns[0]
  const calls = await request.newContext({ baseURL: address })
  const known = await calls.delete('/logout', { headers: headersAfter() })
  const data = { user: { email, password } }
  const signedIn = await calls.post('/login', { headers: headersAfter(known), data })
  const headers = headersAfter(signedIn)
  const read = await calls.put('/release_notes/dismiss', { headers, data: {} })
  if (!read.ok()) throw new Error(`${email} could not sign in`)
  const { cookies } = await calls.storageState()
  await calls.dispose()
  return cookies
}

const headersAfter = (answer?: APIResponse) => ({
  Accept: 'application/json',
  'X-CSRF-Token': answer?.headers()['x-csrf-token'] ?? '',
})

/** Where a lot is shown: the first of the catalogue. */
async function aLot(address: string, buyer: Cookies): Promise<string> {
  await using browser = await openBrowser(buyer)
  const page = await browser.context.newPage()
  await page.goto(`${address}/all_products`)
  const lot = page.getByRole('list', { name: 'Products' }).getByRole('link').first()
  return (await lot.getAttribute('href')) ?? '/'
}
