import { useEffect, useState } from 'react'
import type { Line } from '#market/offers/offer-line.ts'
import { useBuyProductNow } from '#web/offers/offer-queries.ts'
import { usePayNext } from '#web/offers/answer/use-pay-next.ts'
import { useShipToFirst } from '#web/offers/answer/use-ship-to-first.ts'
import { agreedOf } from '#market/resale/resale-words.ts'
import { termsInForce } from '#market/resale/resale-terms.ts'
import type { Product } from '#market/products/product-api.ts'
import type { BuyerDetails } from '#web/ship-to-addresses/choosing/BuyerDetailsFields.tsx'
import { useReadAgain } from '../product-queries.ts'

/** Buys one lot at its asking price: asks for an address first if it is missing, then opens the payment page. */
export function useBuyNow(product: Product) {
  const { id: productId, resale_terms, seller, lot_digest: lotDigest } = product
  const agreement = agreedOf(termsInForce(resale_terms, seller.resale_terms))?.text ?? null
  const purchase = useBuyProductNow()
  const payNext = usePayNext()
  const readAgain = useReadAgain()
  const shipTo = useShipToFirst()
  const [line, setLine] = useState<Line>()
  const [details, setDetails] = useState<BuyerDetails>()
  const [asked, setAsked] = useState<Product>()
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  useBack(() => setLeaving(false))

  async function order(wanted: Line) {
    try {
      const checkout = await purchase.mutateAsync({ productId, lotDigest, details, ...wanted })
      setLeaving(true)
      await payNext(checkout)
    } catch (error) {
      if (!shipTo.wasMissing(error, () => void order(wanted))) readAgain(productId)
    }
  }
  const buy = (wanted: Line) =>
    shipTo.first(() => void order(wanted).finally(() => setAsking(false)))

  return {
    ask(wanted: Line) {
      setLine(wanted)
      setAsked(product)
      setAsking(true)
    },
    isAsking: isAsking && !shipTo.isAsked,
    confirm: () => line && buy(line),
    close: () => setAsking(false),
    /** Stays so until the browser is at the payment page: a second press would be a second order. */
    isBuying: purchase.isPending || isLeaving,
    refusal: shipTo.isAsked ? null : purchase.error,
    clearRefusal: () => purchase.isError && purchase.reset(),
    line,
    /** Where it goes and under which number; undefined: to the default address, without one. */
    details,
    setDetails,
    /** The lot as it was when the buyer was asked. */
    asked,
    shipTo,
    /** What buying agrees to. */
    agreement,
  }
}
export type BuyingNow = ReturnType<typeof useBuyNow>

/** The browser's Back may restore the page as it was, in the middle of leaving. */
function useBack(comeBack: () => void) {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => persisted && comeBack()
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  })
}
