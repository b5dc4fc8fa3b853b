import type { SavedSearch } from '#market/saved-searches/saved-search-api.ts'
import { toast, toastProblem } from '#web/platform/ui/toasts.ts'
import { useDeleteSavedSearch, useSaveSearch } from './saved-search-queries.ts'

const onError = ({ message }: Error) => toastProblem(message)

/** Deletes a search at once; for a moment it can be taken back. */
export function useRemoval() {
  const remove = useDeleteSavedSearch()
  const save = useSaveSearch()

  return ({ id, ...search }: SavedSearch) => {
    const act = () => save.mutate(search, { onError })
    const onSuccess = () => toast(`${search.name} deleted.`, { action: { label: 'Undo', act } })
    remove.mutate(id, { onSuccess, onError })
  }
}
