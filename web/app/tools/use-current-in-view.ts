import { useEffect, useRef } from 'react'

/** Where a row of tabs is wider than the screen, the current one is in the middle of what is seen of it. */
export function useCurrentInView(current: string | undefined) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (current === undefined) return
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    const tabs = tab?.parentElement
    if (tab && tabs) tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return row
}
