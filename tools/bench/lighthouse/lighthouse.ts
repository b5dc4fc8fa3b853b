import type { Bench } from '../support/benchmark.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { startDemo, type Role } from '../support/start-demo.ts'
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
  const { address, cookiesOf, lot } = await startDemo(keep)
  const rounds = quick ? 1 : 5
  const pages = [...PAGES, { name: 'lot', role: 'buyer', at: lot } as const]
  const figures: Figure[] = []
  for (const { name, role, at } of pages) {
    const runs = await repeat(rounds, () => visit(address + at, cookiesOf(role)))
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
