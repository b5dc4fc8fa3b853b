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
  { measure: 'performance', unit: '', goal: { of: 'median', atLeast: 98 } },
  { measure: 'accessibility', unit: '', goal: { of: 'median', atLeast: 100 } },
  { measure: 'best practices', unit: '', goal: { of: 'median', atLeast: 100 } },
  { measure: 'requests to see it', unit: '', goal: { of: 'median', atMost: 15 } },
  { measure: 'bytes to see it', unit: 'KB', goal: { of: 'median', atMost: 200 } },
  { measure: 'all requests', unit: '' },
  { measure: 'all bytes', unit: 'KB' },
  { measure: 'LCP', unit: 'ms', goal: { of: 'median', atMost: 1500 } },
  { measure: 'TBT', unit: 'ms', goal: { of: 'median', atMost: 150 } },
  { measure: 'CLS', unit: '', goal: { of: 'median', atMost: 0 } },
]

type Role = (typeof demoSignIns)[number]['role']

// A page of each kind, for each role that has it.
const PAGES: readonly { name: string; role?: Role; at: string }[] = [
  { name: 'landing', at: '/' },
  { name: 'terms', at: '/terms' },
  { name: 'buyer inquiry', at: '/buyer_inquiry' },
  { name: 'catalog', role: 'buyer', at: '/all_products' },
  { name: 'cart', role: 'buyer', at: '/cart' },
  { name: 'offers', role: 'buyer', at: '/my_offers' },
  { name: 'orders', role: 'buyer', at: '/my_orders' },
  { name: 'saved searches', role: 'buyer', at: '/saved_searches' },
  { name: 'account', role: 'buyer', at: '/account' },
  { name: 'dashboard', role: 'seller', at: '/dashboard' },
  { name: 'own products', role: 'seller', at: '/dashboard/manage_products' },
  { name: 'new product', role: 'seller', at: '/dashboard/manage_products/new' },
  { name: 'own orders', role: 'seller', at: '/dashboard/manage_orders' },
  { name: 'payouts', role: 'seller', at: '/dashboard/payouts' },
  { name: 'import', role: 'seller', at: '/dashboard/csv_import' },
  { name: 'insights', role: 'admin', at: '/admin' },
  { name: 'today', role: 'admin', at: '/admin/today' },
  { name: 'all orders', role: 'admin', at: '/admin/purchase_orders' },
  { name: 'people', role: 'admin', at: '/admin/people' },
]

/** Lighthouse, as it comes, on the demo marketplace as `npm start` makes it. */
export async function measureLighthouse({ keep, quick }: Bench): Promise<Report> {
  const folder = await scratchFolder(keep)
  const { address } = await startProgram(keep, {
    file: 'scripts/start.mjs',
    ready: '/readyz',
    env: { DATA_DIR: join(folder, 'data') },
  })
  const cookies = new Map<Role | undefined, Cookies>([[undefined, []]])
  for (const { role } of demoSignIns) cookies.set(role, await signIn(address, role))
  const rounds = quick ? 1 : 5
  const lot = {
    name: 'lot',
    role: 'buyer' as const,
    at: await aLot(address, cookies.get('buyer') ?? []),
  }
  const figures: Figure[] = []
  for (const { name, role, at } of [...PAGES, lot]) {
    const runs = await repeat(rounds, () => visit(address + at, cookies.get(role) ?? []))
    for (const { measure, ...row } of ROWS) {
      const what = `${name}: ${measure}`
      figures.push({ what, ...row, runs: runs.map((run) => [run[measure]]) })
    }
  }
  return {
    made: [
      `Lighthouse’s defaults, an average phone on a slow network: ${rounds} first visits of each page.`,
      'Each page is opened by the demo marketplace’s buyer, seller or administrator, or without signing in.',
      'What it takes to see a page is what was asked for before its largest part was drawn.',
    ],
    figures,
  }
}

/** The cookies of someone of the demo who has read the news that would lie over a page. */
async function signIn(address: string, role: Role): Promise<Cookies> {
  const of = demoSignIns.find((each) => each.role === role)
  if (!of) throw new Error(`The demo has no ${role}`)
  const { email, password } = of
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
