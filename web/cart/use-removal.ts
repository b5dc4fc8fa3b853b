import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useRemoveLine, useRestoreLine } from '#web/offers/offer-queries.ts'
import { refusalWords } from '#web/offers/offer-refusal-words.ts'
import type { LineInCart } from './cart.ts'

/** Removes a line at once; the toast offers to undo it. */
export function useRemoval() {
  const remove = useRemoveLine()
  const restore = useRestoreLine()

  async function takeBack(removed: LineInCart) {
    try {
      await restore.mutateAsync(removed)
    } catch (error) {
      toastProblem(refusalWords(error))
    }
  }
  return async (line: LineInCart) => {
    try {
      await remove.mutateAsync(line)
      const act = () => void takeBack(line)
      toast(`${line.line.product.name} removed.`, { action: { label: 'Undo', act } })
    } catch (error) {
      toastProblem(refusalWords(error))
    }
  }
}
