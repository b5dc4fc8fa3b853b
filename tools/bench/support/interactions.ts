import type { Page } from 'playwright-core'

/** Longer than a frame; the browser leaves out shorter ones unless asked. */
const SHORTEST_MS = 16

/** Keeps in the page how long each interaction took, as the browser itself measures it. */
export async function watchInteractions(page: Page) {
  await page.addInitScript((durationThreshold) => {
    const longest = new Map<number, number>()
    Reflect.set(globalThis, 'interactions', longest)
    const watcher = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id: unknown = Reflect.get(entry, 'interactionId')
        if (typeof id === 'number' && id > 0)
          longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration))
      }
    })
    const options = { type: 'event', durationThreshold, buffered: true }
    watcher.observe(options)
  }, SHORTEST_MS)
}

/** How long each interaction of an act took, in milliseconds; those within a frame count as one frame. */
export async function interactionsOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await told(page)
  await act()
  return told(page)
}

/** The entries since the last call; the browser reports them a moment late. */
async function told(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    const longest: unknown = Reflect.get(globalThis, 'interactions')
    if (!(longest instanceof Map)) return []
    const durations = [...longest.values()].filter((each) => typeof each === 'number')
    longest.clear()
    return durations
  })
}
