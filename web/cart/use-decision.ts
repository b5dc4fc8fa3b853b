import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { UNITS_SHORT } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { useBuyNow, useSubmitOffer } from '#web/offers/offer-queries.ts'
import { refusalWords } from '#web/offers/refusal-words.ts'
import { useCutUnits } from '#web/offers/use-cut-units.ts'
import { useShipToFirst } from '#web/offers/use-ship-to-first.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { toast, toastProblem } from '#web/platform/ui/toasts.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import type { Hold } from './use-held.ts'

/** What becomes of a seller's part of the cart: it is sent for review, or bought at once. */
export function useDecision(offer: Offer, hold: Hold) {
  const router = useRouter()
  const submit = useSubmitOffer()
  const buyNow = useBuyNow()
  const cutUnits = useCutUnits()
  const shipTo = useShipToFirst()
  const [refusal, setRefusal] = useState<Refusal>()
  const [beforeCut, setBeforeCut] = useState<Offer>()

  async function send(note: string) {
    setRefusal(undefined)
    try {
      await submit.mutateAsync({ offer, note: note.trim() || undefined })
      toast('Success! View offer in', { link: { href: paths.myOffers(), label: 'My Offers' } })
    } catch (error) {
      if (!shipTo.wasMissing(error, () => void send(note))) refuse(error)
    }
  }

  async function buy() {
    setRefusal(undefined)
    hold(offer)
    try {
      const checkout = await buyNow.mutateAsync(offer)
      if (checkout) return window.location.assign(checkout.url)
      toastProblem('The order is made, but its checkout did not open. Try Check out here.')
      await router.navigate({ href: paths.myOrders() })
    } catch (error) {
      hold(undefined)
      if (shipTo.wasMissing(error, () => void buy())) return
      if (refusalWords(error) !== UNITS_SHORT) return refuse(error)
      await cutUnits.cut(offer)
      setBeforeCut(offer)
    }
  }

  function refuse(error: unknown) {
    const told = refusalOf(offer, error)
    setRefusal(told)
    if (!told) toastProblem('Oops, something went wrong')
  }
  return {
    send: (note: string) => shipTo.first(() => void send(note)),
    buy: () => shipTo.first(() => void buy()),
    isDeciding: submit.isPending || buyNow.isPending || cutUnits.isCutting,
    refusal,
    beforeCut,
    shipTo,
  }
}
export type Decision = ReturnType<typeof useDecision>
