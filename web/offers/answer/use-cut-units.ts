import type { Offer } from '#market/offers/offer-document.ts'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useUpdateQuantities } from '../offer-queries.ts'
import { refusalWords } from '../offer-refusal-words.ts'

/**
 * Reduces each line to the units that are left. Returns what to tell the reader; a failure has been shown
 * already.
 */
export function useCutUnits() {
  const update = useUpdateQuantities()

  async function cut(offer: Offer) {
    try {
      const { notice, offers } = await update.mutateAsync(offer)
      const goesOn = offers.some(
        ({ id, attributes }) => id === offer.id && !attributes.closed_reason,
      )
      return { notice, goesOn }
    } catch (error) {
      toastProblem(refusalWords(error))
      return undefined
    }
  }
  return { cut, isCutting: update.isPending }
}
