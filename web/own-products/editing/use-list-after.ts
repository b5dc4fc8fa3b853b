import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useShopStanding } from '../use-shop-standing.ts'

/** Long enough to read that it is saved (spec 2, section 9). */
export const READ_MS = 1000

/** Goes back to the list, a while after something has succeeded. */
export function useListAfter(isDone: boolean, waitMs: number) {
  const router = useRouter()
  const list = useShopStanding().listAt()
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => void router.navigate({ href: list }), waitMs)
    return () => clearTimeout(timer)
  }, [isDone, waitMs, router, list])
}
