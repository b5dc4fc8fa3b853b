import type { Person } from './person.ts'

/** From the next page on, all that moves unasked is added up, as browsers do for "cumulative layout shift". */
export const countMoves = ({ page }: Person) =>
  page.addInitScript(() => {
    let moved = 0
    Reflect.set(globalThis, 'moved', moved)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, 'value'))
      Reflect.set(globalThis, 'moved', moved)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How far things have moved on the page that is open: 1 is all of it, by its whole height. */
export const movedOn = ({ page }: Person) =>
  page.evaluate(() => Number(Reflect.get(globalThis, 'moved')))
