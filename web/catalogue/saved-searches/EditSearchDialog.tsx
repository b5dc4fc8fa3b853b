import type { SavedSearch } from '#market/saved-searches/saved-search-api.ts'
import { Dialog } from '#web/platform/ui/Dialog.tsx'
import { useChangeSavedSearch } from './saved-search-queries.ts'
import { SearchForm } from './SearchForm.tsx'

type Props = { search: SavedSearch; filters: readonly string[]; onClose: () => void }

export function EditSearchDialog({ search, filters, onClose }: Props) {
  const { mutate, error, isPending } = useChangeSavedSearch()
  return (
    <Dialog open onClose={onClose} title="Change saved search">
      <SearchForm
        filters={filters}
        first={search}
        error={error}
        isBusy={isPending}
        onClose={onClose}
        onSave={({ name, alerts }) =>
          mutate({ id: search.id, name, alerts }, { onSuccess: onClose })
        }
      />
    </Dialog>
  )
}
