import type { ProductView } from '#market/products/views/product-view-api.ts'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useDeleteView, useSaveView } from '../views/product-view-queries.ts'

const onError = ({ message }: Error) => toastProblem(message)

/** Deletes a view at once; for a moment it can be brought back to its place. */
export function useViewRemoval() {
  const { mutate: remove } = useDeleteView()
  const { mutate: save } = useSaveView()

  return ({ id, name, shown }: ProductView, place: number) => {
    const act = () => save({ name, shown, place }, { onError })
    const onSuccess = () => toast(`View “${name}” deleted`, { action: { label: 'Undo', act } })
    remove(id, { onSuccess, onError })
  }
}
