import { isApple } from '#web/platform/keyboard/is-apple.ts'

/** "⌘K" where that is the custom, "Ctrl K" elsewhere. */
export const paletteKeys = () => (isApple() ? '⌘K' : 'Ctrl K')

export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (isApple() ? metaKey : ctrlKey) && !altKey && !shiftKey
