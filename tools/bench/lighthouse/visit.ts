import lighthouse from 'lighthouse'
import { openBrowser, type Cookies } from '../support/open-browser.ts'

export type Measures = {
  /** Of 100, as the next two. */
  performance: number
  accessibility: number
  'best practices': number
  /** Asked for before the largest part of the page was drawn. */
  'requests to see it': number
  /** Kilobytes, of those. */
  'bytes to see it': number
  'all requests': number
  /** Kilobytes. */
  'all bytes': number
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
  const requests = itemsOf(audits['network-requests']?.details)
  const drawnAt = field(itemsOf(audits['metrics']?.details)[0], 'observedLargestContentfulPaint')
  const toSee = requests.filter((each) => field(each, 'networkRequestTime') < drawnAt)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    'requests to see it': toSee.length,
    'bytes to see it': kilobytes(toSee),
    'all requests': requests.length,
    'all bytes': kilobytes(requests),
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

/** The rows of a table in Lighthouse’s report; none where it measured nothing. */
function itemsOf(details: unknown): object[] {
  const items: unknown = details && typeof details === 'object' && Reflect.get(details, 'items')
  return Array.isArray(items) ? items : []
}

const field = (item: object | undefined, name: string) => Number(item && Reflect.get(item, name))

const kilobytes = (requests: object[]) =>
  requests.reduce((sum, each) => sum + field(each, 'transferSize'), 0) / 1000
