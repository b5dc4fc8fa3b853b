import type { Offer } from '#market/offers/offer-document.ts'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useUpdateQuantities } from '../offer-queries.ts'
import { refusalWords } from '../refusal-words.ts'

/** Reduces each line to the units that are left, and tells the reader. */
export function useCutUnits() {
  const update = useUpdateQuantities()

  async function cut(offer: Offer) {
    try {
      const { notice } = await update.mutateAsync(offer)
      toastProblem(notice)
    } catch (error) {
      toastProblem(refusalWords(error))
    }
  }
  return { cut, isCutting: update.isPending }
}
