import { useState } from 'react'
import { UNITS_SHORT } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { useAcceptAndPay, useSubmitOffer } from '#web/offers/offer-queries.ts'
import { useCutUnits } from '#web/offers/answer/use-cut-units.ts'
import { usePayNext } from '#web/offers/answer/use-pay-next.ts'
import { useShipToFirst } from '#web/offers/answer/use-ship-to-first.ts'
import { isRefusedAs } from '#web/platform/http/call-error.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { failureWords, refusalOf, type Refusal } from './decision-refusal.ts'
import type { SetOfferInPayment } from './use-offer-in-payment.ts'
import { dropNote } from '../use-note.ts'

type Listeners = { onPayment: SetOfferInPayment; onSent: (offer: Offer) => void }

/** Sends one seller's part of the cart for review, or buys it at once. */
export function useDecision({ onPayment: setOfferInPayment, onSent }: Listeners) {
  const submit = useSubmitOffer()
  const buyNow = useAcceptAndPay()
  const payNext = usePayNext()
  const cutUnits = useCutUnits()
  const shipTo = useShipToFirst()
  const [refusal, setRefusal] = useState<Refusal>()
  const [beforeCut, setBeforeCut] = useState<Offer>()

  async function decide(offer: Offer, note: string) {
    setRefusal(undefined)
    try {
      await (offer.buyable ? buy : send)(offer, note.trim() || undefined)
      dropNote(offer)
    } catch (error) {
      setOfferInPayment(undefined)
      if (shipTo.wasMissing(error, () => void decide(offer, note))) return
      if (offer.buyable && isRefusedAs(error, UNITS_SHORT)) return cut(offer)
      setRefusal(refusalOf(offer, error))
      toastProblem(failureWords(error))
    }
  }

  async function send(offer: Offer, note: string | undefined) {
    await submit.mutateAsync({ offer, note })
    onSent(offer)
    toast('Success! View offer in', { link: { href: paths.myOffers(), label: 'My Offers' } })
  }

  async function buy(offer: Offer, note: string | undefined) {
    setOfferInPayment(offer)
    await payNext(await buyNow.mutateAsync({ offer, note }))
  }

  async function cut(offer: Offer) {
    const done = await cutUnits.cut(offer)
    if (done) toastProblem(done.notice)
    setBeforeCut(offer)
  }
  return {
    decide: (offer: Offer, note: string) => shipTo.first(() => void decide(offer, note)),
    isDeciding: submit.isPending || buyNow.isPending || cutUnits.isCutting,
    refusal,
    beforeCut,
    shipTo,
  }
}
export type Decision = ReturnType<typeof useDecision>
