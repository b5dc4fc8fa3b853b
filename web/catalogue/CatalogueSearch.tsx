import { SearchBox } from '#web/platform/ui/fields/SearchBox.tsx'
import { useCatalogueView, useShowView } from './use-catalogue-view.ts'

type Props = { className?: string | undefined }

/** Searches within the filters in force; from any other page it leads to the catalogue. */
export function CatalogueSearch({ className }: Props) {
  const view = useCatalogueView() ?? { criteria: {} }
  const show = useShowView()
  const query = view.criteria.query ?? ''

  return (
    <SearchBox
      slash
      label="Search"
      placeholder="Search lots, brands, UPC"
      className={className}
      value={query}
      onSearch={(text) =>
        show(
          { ...view, criteria: { ...view.criteria, query: text || undefined } },
          // Words typed on top of words are one search, not a step each.
          { replace: query !== '' },
        )
      }
    />
  )
}
