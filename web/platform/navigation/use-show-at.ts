import { useRouter } from '@tanstack/react-router'

/** Shows the same page at another address: no step for Back, and nothing jumps. */
export function useShowAt() {
  const router = useRouter()
  return (href: string) => void router.navigate({ href, replace: true, resetScroll: false })
}
