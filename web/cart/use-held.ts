import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import { offersKey } from '#web/offers/offer-queries.ts'

/** What is being bought stays on the screen, as it was, until the browser is at the payment page. */
export function useHeld() {
  const queries = useQueryClient()
  const [held, setHeld] = useState<Offer>()

  useEffect(() => {
    // The browser's Back may bring the page as it was left.
    function comeBack({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      setHeld(undefined)
      void queries.invalidateQueries({ queryKey: offersKey })
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [queries])

  return { held, hold: setHeld }
}
export type Hold = (offer: Offer | undefined) => void
