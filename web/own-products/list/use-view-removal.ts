import type { ProductView } from '#market/products/views/product-view-api.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useDeleteView, useSaveView } from '../views/product-view-queries.ts'

/** Deletes a view at once; for a moment it can be brought back to its place. */
export function useViewRemoval() {
  const remove = useDeleteView()
  const save = useSaveView()

  return ({ id, name, shown }: ProductView, place: number) => {
    const act = () => void save.run({ name, shown, place })
    void remove.run(id, () => toast(`View “${name}” deleted`, { action: { label: 'Undo', act } }))
  }
}
