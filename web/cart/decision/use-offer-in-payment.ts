import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import { offersKey } from '#web/offers/offers-key.ts'

/** Keeps the offer that is being bought on the screen, unchanged, until the browser is at the payment page. */
export function useOfferInPayment() {
  const queries = useQueryClient()
  const [offerInPayment, setOfferInPayment] = useState<Offer>()

  useEffect(() => {
    // The browser's Back may restore the page as it was, with the offer still in payment.
    function comeBack({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      setOfferInPayment(undefined)
      void queries.invalidateQueries({ queryKey: offersKey })
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [queries])

  return { offerInPayment, setOfferInPayment }
}
export type SetOfferInPayment = (offer: Offer | undefined) => void
