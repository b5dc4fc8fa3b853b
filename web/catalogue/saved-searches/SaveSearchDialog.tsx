import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useSaveSearch } from './saved-search-queries.ts'
import { SearchDialog } from './SearchDialog.tsx'
import { searchName } from './search-name.ts'
import { useFilterWords } from './use-filter-words.ts'

type Props = { view: CatalogueView; onClose: () => void }

export function SaveSearchDialog({ view, onClose }: Props) {
  const filters = useFilterWords(view.criteria)
  const save = useSaveSearch()
  return (
    <SearchDialog
      title="Save this search"
      filters={filters}
      first={{ name: searchName(filters), alerts: true }}
      onSave={(words) => save.mutateAsync({ ...words, ...view })}
      tell={() =>
        toast('Search saved', { link: { href: paths.savedSearches(), label: 'Saved searches' } })
      }
      onClose={onClose}
    />
  )
}
