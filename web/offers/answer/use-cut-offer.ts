import type { Offer } from '#market/offers/offer-document.ts'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useCutUnits } from './use-cut-units.ts'

/** Cuts an offer to the units that are left. `onCut` opens its card, which says so; a closed offer has no card. */
export function useCutOffer(onCut: () => void) {
  const { cut, isCutting } = useCutUnits()

  async function cutOffer(offer: Offer) {
    const done = await cut(offer)
    if (done?.goesOn) onCut()
    else if (done) toastProblem(done.notice)
  }
  return { cutOffer, isCutting }
}
