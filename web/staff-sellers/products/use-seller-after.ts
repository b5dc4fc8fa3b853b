import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '#web/platform/navigation/paths.ts'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'

/**
 * Goes back to the seller once something is done, with words for it. Not in the answer's own callback: by then
 * the guard of the form has not been drawn again, and still holds what was just saved for unsaved.
 */
export function useSellerAfter(sellerId: number, done: string | false) {
  const router = useRouter()
  const leave = useEffectEvent((words: string) => {
    toastSaved(words)
    void router.navigate({ href: paths.adminSeller(sellerId) })
  })
  useEffect(() => {
    if (done) leave(done)
  }, [done])
}
