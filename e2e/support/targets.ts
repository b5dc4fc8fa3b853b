// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page takes nothing along
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Whatever one presses is 24 px in both directions, or an exception of WCAG 2.5.8. */
export async function expectTargetsLarge(page: Page) {
  expect(await page.evaluate(smallTargets), page.url()).toEqual([])
}

/** Runs in the page: names what is too small to be hit. */
function smallTargets(): string[] {
  const LEAST_PX = 24
  // What a browser rounds away is not missing.
  const SLACK_PX = 0.5
  const PRESSED =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option]'
  const boxes = [...document.querySelectorAll<HTMLElement>(PRESSED)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => !each.closest('[inert], [aria-hidden=true]'))
    // What only screen readers find, or who comes by the keyboard.
    .filter((each) => !isClipped(each))
    .map((each) => ({ each, box: hitBox(each) }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  return boxes
    .filter(({ each, box }) => isSmall(box) && !isInSentence(each) && !isApart(each, box))
    .map(({ each, box }) => {
      const name = each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 40)
      const size = `${Math.round(box.width)} x ${Math.round(box.height)}`
      return `${each.tagName.toLowerCase()} “${name}” ${size} ${each.className.slice(0, 60)}`
    })

  function isClipped(target: Element) {
    let around: Element | null = target
    while (around && getComputedStyle(around).clipPath === 'none') around = around.parentElement
    return around !== null
  }

  function isSmall({ width, height }: DOMRect) {
    return Math.min(width, height) < LEAST_PX - SLACK_PX
  }

  /** With the label that is pressed in its place, and what a pseudo-element adds around it. */
  function hitBox(target: HTMLElement): DOMRect {
    const own = target.getBoundingClientRect()
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
    const rects = [own, ...labels.map((label) => label.getBoundingClientRect())]
    for (const part of ['::before', '::after']) {
      const { content, position, inset } = getComputedStyle(target, part)
      const [top = 0, right = top, bottom = top, left = right] = inset.split(' ').map(parseFloat)
      if (content === 'none' || position !== 'absolute' || Number.isNaN(top)) continue
      const width = own.width - left - right
      rects.push(new DOMRect(own.left + left, own.top + top, width, own.height - top - bottom))
    }
    return (
      rects.toSorted((a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height))[0] ?? own
    )
  }

  /** A link in a line of words is as high as the line. */
  function isInSentence(target: HTMLElement) {
    const isIcon = target.textContent.trim() === ''
    if (isIcon || !getComputedStyle(target).display.startsWith('inline')) return false
    let around = target.parentElement
    while (around && getComputedStyle(around).display.startsWith('inline'))
      around = around.parentElement
    const rest = (around?.textContent ?? '').replace(target.textContent, '')
    return /\p{L}/u.test(rest)
  }

  /** Words that lead somewhere may be lower than 24 px, where a circle of 24 px around them meets no other target. */
  function isApart(target: HTMLElement, { x, y, width, height }: DOMRect) {
    if (target.tagName !== 'A' || width < LEAST_PX) return false
    const middle = y + height / 2
    return boxes.every(({ each, box }) => {
      if (each === target || each.contains(target) || target.contains(each)) return true
      const isBeside = box.right <= x || box.left >= x + width
      const reach = isSmall(box) ? LEAST_PX / 2 : 0
      const top = isSmall(box) ? box.y + box.height / 2 : box.top
      const bottom = isSmall(box) ? box.y + box.height / 2 : box.bottom
      return (
        isBeside || top - reach >= middle + LEAST_PX / 2 || bottom + reach <= middle - LEAST_PX / 2
      )
    })
  }
}
