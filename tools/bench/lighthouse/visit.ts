import lighthouse from 'lighthouse'
import { openBrowser, type Cookies } from './open-browser.ts'

export type Measures = {
  /** Of 100, as the next two. */
  performance: number
  accessibility: number
  'best practices': number
  requests: number
  /** Kilobytes. */
  transferred: number
  /** Milliseconds, as the next. */
  LCP: number
  TBT: number
  CLS: number
}

// Now and then it finds no end of the loading, and no figure.
const TRIES = 3

/** What Lighthouse says of a page that is opened by a browser of its own. */
export async function visit(url: string, cookies: Cookies): Promise<Measures> {
  for (let tries = 1; ; tries += 1) {
    const measures = await visitOnce(url, cookies)
    if (!Object.values(measures).some(Number.isNaN)) return measures
    if (tries === TRIES) throw new Error(`Lighthouse measured nothing of ${url}`)
  }
}

async function visitOnce(url: string, cookies: Cookies): Promise<Measures> {
  await using browser = await openBrowser(cookies)
  const result = await lighthouse(url, {
    port: browser.port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    // It would sign the browser out; there is nothing else in it.
    disableStorageReset: true,
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, categories } = result.lhr
  const requests = requestsIn(audits['network-requests']?.details)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    requests: requests.length,
    transferred: requests.reduce((sum, size) => sum + size, 0) / 1000,
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
  }

  function score(category: string) {
    return Math.round((categories[category]?.score ?? Number.NaN) * 100)
  }
  function value(audit: string) {
    return audits[audit]?.numericValue ?? Number.NaN
  }
}

/** The bytes of each request. */
function requestsIn(details: unknown): number[] {
  const items: unknown = details && typeof details === 'object' && Reflect.get(details, 'items')
  if (!Array.isArray(items)) throw new Error('Lighthouse tells of no requests')
  return items.map((item: object) => Number(Reflect.get(item, 'transferSize')))
}
