import { useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { notificationPanel } from '#web/notifications/notification-panel.ts'
import { isForThePage, isSomethingOpen } from '#web/platform/keyboard/page-keys.ts'
import { keysDialog, palette } from './around-page.ts'
import { isPaletteKey } from './command-key.ts'
import { followKeys, type Begun } from './key-sequence.ts'
import type { Destination } from './destination.ts'

/** The keys that work everywhere: Ctrl+K, `?`, and `g` with a letter. */
export function useKeys(destinations: readonly Destination[]) {
  const router = useRouter()
  const begun = useRef<Begun>(undefined)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteKey(event)) {
      // The browser's own Ctrl+K is not useful on these pages.
      event.preventDefault()
      if (!isSomethingOpen()) palette.open()
      return
    }
    if (!isForThePage(event)) return
    if (event.key === '?') {
      event.preventDefault()
      keysDialog.open()
    }
    const step = followKeys(begun.current, event.key, event.timeStamp)
    begun.current = step.begun
    const destination = destinations.find(({ letter }) => letter === step.letter)
    if (destination) void router.navigate({ href: destination.href })
    if (step.letter === 'n') notificationPanel.open()
    // The letter is consumed, whether or not it leads anywhere.
    if (step.letter) event.preventDefault()
  })

  // Before it is drawn: who sees a page may press its keys.
  useLayoutEffect(() => {
    // Before a page's own keys, for which the letter after `g` is not meant.
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
