import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#web/platform/navigation/paths.ts'

/** Goes back to the list, a while after something has succeeded. */
export function useListAfter(isDone: boolean, waitMs: number) {
  const router = useRouter()
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => void router.navigate({ href: paths.manageProducts() }), waitMs)
    return () => clearTimeout(timer)
  }, [isDone, waitMs, router])
}
