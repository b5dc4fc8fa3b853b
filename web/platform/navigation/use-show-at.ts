import { useRouter } from '@tanstack/react-router'
import { openAfterPress } from './open-after-press.ts'

const SAME_PAGE = { replace: true, resetScroll: false }

/** Shows the same page at another address, without a new history entry and without scrolling. */
export function useShowAt() {
  const router = useRouter()
  return (href: string) => void router.navigate({ href, ...SAME_PAGE })
}

/** The same for a press on what doesn't show that it was pressed, such as the head of a column. */
export function useShowAtAfterPress() {
  const router = useRouter()
  return (href: string) => openAfterPress(router, { href, ...SAME_PAGE })
}
