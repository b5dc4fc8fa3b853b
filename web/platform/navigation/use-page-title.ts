import { useEffect } from 'react'
import { nameWindow, rememberName } from './window-title.ts'

/** The title of the window: "All Products · Lotline". Unchanged while the name is loading. */
export function usePageTitle(title: string | undefined) {
  // At build no effect runs.
  if (import.meta.env.SSR && title !== undefined) rememberName(title)
  useEffect(() => (title === undefined ? undefined : nameWindow(title)), [title])
}
