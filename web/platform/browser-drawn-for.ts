import type { KnownBrowser } from '#market/drawing/drawn-page.ts'

let known: KnownBrowser = { isPhone: false, isApple: false, choices: {} }

/** What the server knew of the browser when it drew the page: for what is drawn first, there and here. */
export const knownBrowser = () => known

export function drawFor(browser: KnownBrowser) {
  known = browser
}
