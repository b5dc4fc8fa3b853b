import { useEffect } from 'react'

/** The title of the window: "All Products · Lotline". Unchanged while the name is on its way. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = title ? `${title} · Lotline` : 'Lotline'
  }, [title])
}
