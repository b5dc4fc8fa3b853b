import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { isForThePage } from './page-keys.ts'
import { showKeys, type PageKey } from './shown-keys.ts'

/**
 * `usePageKeys(KEYS, onPress)`: single keys of the page that is open. They stand in the list of keys, go off with
 * the other single keys, and rest while something is typed or asked. `KEYS` is a constant outside the component.
 */
export function usePageKeys(keys: readonly PageKey[], onPress: (key: string) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const pressed = keys.find(({ key }) => key === event.key.toLowerCase())
    if (!pressed || !isForThePage(event)) return
    event.preventDefault()
    onPress(pressed.key)
  })
  // Before it is drawn: who sees a page may press its keys.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useEffect(() => showKeys(keys), [keys])
}
