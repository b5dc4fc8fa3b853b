import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useSaveSearch } from './saved-search-queries.ts'
import { SearchForm } from './SearchForm.tsx'
import { searchName } from './search-name.ts'
import { useFilterWords } from './use-filter-words.ts'

type Props = { view: CatalogueView; open: boolean; onClose: () => void }

export function SaveSearchDialog({ view, open, onClose }: Props) {
  const filters = useFilterWords(view.criteria)
  const { mutate, error, isPending, reset } = useSaveSearch()

  function close() {
    reset()
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title="Save this search">
      <SearchForm
        filters={filters}
        first={{ name: searchName(filters), alerts: true }}
        error={error}
        isBusy={isPending}
        onClose={close}
        onSave={(words) =>
          mutate(
            { ...words, ...view },
            {
              onSuccess: () => {
                close()
                toast('Search saved', {
                  link: { href: paths.savedSearches(), label: 'Saved searches' },
                })
              },
            },
          )
        }
      />
    </Dialog>
  )
}
