import { useRouter } from '@tanstack/react-router'

/** Shows the same page at another address, without a new history entry and without scrolling. */
export function useShowAt() {
  const router = useRouter()
  return (href: string) => void router.navigate({ href, replace: true, resetScroll: false })
}
