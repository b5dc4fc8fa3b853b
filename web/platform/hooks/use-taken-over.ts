import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { isPageTakenOver, pageTakenOver } from '#web/platform/take-over.ts'

/**
 * Whether the browser has taken over the page that the server drew, so that what only the browser knows may show. As
 * `useHydrated`, but in slices between which the page answers to presses: that one draws all its users again at once.
 * Not for what fetches a file of its own: the others would wait for it.
 */
export function useTakenOver(): boolean {
  const isNew = useIsNew()
  const [isTakenOver, setTakenOver] = useState(isNew)
  useEffect(() => startTransition(() => setTakenOver(true)), [])
  return isTakenOver
}

/** Whether a part came with the page, or was drawn before the page was taken over. */
export function useIsOfFirstPage(): boolean {
  const isNew = useIsNew()
  const [isOfFirstPage] = useState(!isNew)
  return isOfFirstPage
}

/** Whether the whole page is taken over, for what may change its data; a part of it is sooner than the others. */
export const usePageTakenOver = () =>
  useSyncExternalStore(onPageTakenOver, isPageTakenOver, () => false)

function onPageTakenOver(changed: () => void) {
  void pageTakenOver().then(changed)
  return () => {}
}

/** False for a part that React takes over later than the rest, too: it must begin as it was drawn. */
const useIsNew = () => useSyncExternalStore(neverTold, isPageTakenOver, () => false)

const neverTold = () => () => {}
