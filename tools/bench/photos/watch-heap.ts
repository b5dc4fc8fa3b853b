import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

const EVERY_MS = 250

/** Looks at the memory that a page's scripts use, again and again. */
export async function watchHeap(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const ended = new AbortController()
  let peak = 0
  const watching = (async () => {
    while (!ended.signal.aborted) {
      const { metrics } = await devtools.send('Performance.getMetrics')
      peak = Math.max(peak, metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0)
      await sleep(EVERY_MS, undefined, { signal: ended.signal }).catch(() => {})
    }
  })()
  return {
    /** In megabytes; ends the watch. */
    peakMb: async () => {
      ended.abort()
      await watching
      return peak / 1_000_000
    },
  }
}
