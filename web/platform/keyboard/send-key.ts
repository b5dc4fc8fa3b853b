import { isApple } from './is-apple.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

/** "⌘ Enter" where that is the custom, "Ctrl Enter" elsewhere. */
export const sendKeys = () => (isApple() ? '⌘ Enter' : 'Ctrl Enter')

export const isSendKey = ({ key, ctrlKey, metaKey }: Pressed) =>
  key === 'Enter' && (ctrlKey || metaKey)
