import { isAppleAgent } from '#market/drawing/browser-of.ts'
import { knownBrowser } from '#web/platform/browser-drawn-for.ts'

/** Whether the reader's computer has a Command key where others have Ctrl. */
export const isApple = () =>
  import.meta.env.SSR ? knownBrowser().isApple : isAppleAgent(navigator.userAgent)
