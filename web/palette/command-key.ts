import { isAppleAgent } from '#market/drawing/browser-of.ts'
import { knownBrowser } from '#web/platform/browser-drawn-for.ts'

const isApple = () =>
  import.meta.env.SSR ? knownBrowser().isApple : isAppleAgent(navigator.userAgent)

/** "⌘K" where that is the custom, "Ctrl K" elsewhere. */
export const paletteKeys = () => (isApple() ? '⌘K' : 'Ctrl K')

export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (isApple() ? metaKey : ctrlKey) && !altKey && !shiftKey
