import { useRouter } from '@tanstack/react-router'
import { UNITS_SHORT } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { toast, toastProblem } from '#web/platform/ui/toasts.ts'
import { useAcceptOffer } from './offer-queries.ts'
import { refusalWords } from './refusal-words.ts'
import { useCutUnits } from './use-cut-units.ts'
import { useShipToFirst } from './use-ship-to-first.ts'

/** Accepting an offer, with what follows: the order, fewer units than offered, or another refusal. */
export function useAccept(offer: Offer, onDone: () => void) {
  const router = useRouter()
  const acceptOffer = useAcceptOffer()
  const cutUnits = useCutUnits()
  const shipTo = useShipToFirst()

  async function accept() {
    try {
      await acceptOffer.mutateAsync(offer)
      toast(`${offer.offer_number} is accepted`)
      onDone()
      await router.navigate({ href: paths.myOrders() })
    } catch (error) {
      if (shipTo.wasMissing(error, () => void accept())) return
      const words = refusalWords(error)
      if (words === UNITS_SHORT) await cutUnits.cut(offer)
      else toastProblem(words)
      onDone()
    }
  }
  return {
    accept: () => shipTo.first(() => void accept()),
    isAccepting: acceptOffer.isPending || cutUnits.isCutting,
    shipTo,
  }
}
