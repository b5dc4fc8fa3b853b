import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { bringIntoView } from './bring-into-view.ts'

let item: HTMLElement

/** A page three windows high, with an item that begins so far down. */
function aPageWithItemAt(top: number) {
  const page = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => page.remove())
  page.style.cssText = 'position: relative; height: 300vh'
  item = page.appendChild(document.createElement('div'))
  item.style.cssText = `position: absolute; top: ${top}px; height: 1000px; scroll-margin-top: 80px`
}
const offset = () => Math.round(item.getBoundingClientRect().top)

beforeEach(() => scrollTo(0, 0))

test('an item that begins in the upper part of the window stays where it is', () => {
  aPageWithItemAt(innerHeight * 0.6)
  const before = offset()
  bringIntoView(item)
  expect(offset()).toBe(before)
})

test.each([
  { where: 'lower down', at: () => innerHeight * 0.75, scrolled: 0 },
  { where: 'under the header', at: () => innerHeight * 0.75, scrolled: 0.7 },
  { where: 'above the window', at: () => innerHeight * 0.25, scrolled: 0.5 },
])('an item $where comes up, below the header', ({ at, scrolled }) => {
  aPageWithItemAt(at())
  scrollTo(0, innerHeight * scrolled)
  bringIntoView(item)
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  expect(offset()).toBe(header + 80)
})
