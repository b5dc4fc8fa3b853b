// Of the window: an item that begins higher shows what it is.
const MOST_DOWN = 2 / 3

/** Scrolls to an item of a list, unless enough of it is in view already: a page that moves takes a press away. */
export function bringIntoView(item: HTMLElement) {
  const { top } = item.getBoundingClientRect()
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const covered =
    parseFloat(getComputedStyle(item).scrollMarginTop) + (parseFloat(scrollPaddingTop) || 0)
  if (top < covered || top > innerHeight * MOST_DOWN) item.scrollIntoView({ block: 'start' })
}
