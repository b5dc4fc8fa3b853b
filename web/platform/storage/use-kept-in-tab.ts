import { useSyncExternalStore } from 'react'
import { keptInTab } from './tab-storage.ts'

/**
 * What this tab keeps under a key. A page that the server drew begins without it, and has it before anything can be
 * pressed or typed; where nothing is kept, nothing is drawn again.
 */
export const useKeptInTab = (key: string): string | undefined =>
  useSyncExternalStore(
    neverTold,
    () => keptInTab(key),
    () => undefined,
  )

// A component that writes it draws again for its own sake.
const neverTold = () => () => {}
