import { useState } from 'react'
import { removeFromTab, keepInTab, keptInTab } from '#web/platform/storage/tab-storage.ts'

/** A text that is being written, until it has arrived: kept in this tab under its key when its part of the page is left. */
export function useKeptText(key: string) {
  const [text, setText] = useState(() => keptInTab(key) ?? '')

  function write(words: string) {
    setText(words)
    if (words) keepInTab(key, words)
    else removeFromTab(key)
  }

  return {
    text,
    write,
    /** Empties the field; what is on its way stays kept. */
    empty: () => setText(''),
    /** It has arrived: what was written meanwhile stays. */
    forget: (sent: string) => {
      if (keptInTab(key)?.trim() === sent) removeFromTab(key)
    },
    /** Puts back what did not arrive, before what was written meanwhile. */
    restore: (sent: string) =>
      setText((meanwhile) => {
        const both = meanwhile ? `${sent}\n\n${meanwhile}` : sent
        keepInTab(key, both)
        return both
      }),
  }
}
