import { useEffect } from 'react'
import { nameWindow } from './window-title.ts'

/** The title of the window: "All Products · Lotline". Unchanged while the name is loading. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => (title === undefined ? undefined : nameWindow(title)), [title])
}
