let isTakenOver = !import.meta.env.SSR
let taking = Promise.resolve()
let end = () => {}

/** Called before React takes over a page that came with its content. */
export function beginTakeOver() {
  isTakenOver = false
  taking = new Promise((resolve) => (end = resolve))
}

/** What is shown from here on is drawn by the browser alone. */
export function endTakeOver() {
  isTakenOver = true
  end()
}

export const isPageTakenOver = () => isTakenOver

/**
 * Settles once the whole page is taken over. React takes its parts over one after the other, and each must find the
 * data it was drawn with: what changes data waits for this.
 */
export const pageTakenOver = () => taking
