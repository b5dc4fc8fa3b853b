import { useState } from 'react'
import { removeFromTab, keepInTab, keptInTab } from '#web/platform/storage/tab-storage.ts'
import { useKeptInTab } from '#web/platform/storage/use-kept-in-tab.ts'

/**
 * A text that is being written, until it has arrived: kept in this tab under its key when its part of the page is left.
 * What was kept shows once the browser has taken over the page, as the server drew it without.
 */
export function useKeptText(key: string) {
  const kept = useKeptInTab(key)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? kept ?? ''

  function write(words: string) {
    setTyped(words)
    if (words) keepInTab(key, words)
    else removeFromTab(key)
  }

  return {
    text,
    write,
    /** Empties the field; what is on its way stays kept. */
    empty: () => setTyped(''),
    /** It has arrived: what was written meanwhile stays. */
    forget: (sent: string) => {
      if (keptInTab(key)?.trim() === sent) removeFromTab(key)
    },
    /** Puts back what did not arrive, before what was written meanwhile. */
    restore: (sent: string) =>
      setTyped((meanwhile) => {
        const both = meanwhile ? `${sent}\n\n${meanwhile}` : sent
        keepInTab(key, both)
        return both
      }),
  }
}
