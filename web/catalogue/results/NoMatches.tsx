import { SearchX } from 'lucide-react'
import { withoutFilters, type CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { useShowView } from '../use-catalogue-view.ts'

type Props = { view: CatalogueView }

export function NoMatches({ view }: Props) {
  const show = useShowView()
  const { query, ...rest } = view.criteria
  const isNarrowed = Object.values(rest).some((each) => each !== undefined)
  return (
    <EmptyState
      icon={SearchX}
      title={query ? `Nothing matches “${query}”` : 'Nothing matches these filters'}
      actions={
        <>
          {query && isNarrowed && (
            <Button onClick={() => show({ ...view, criteria: { query } })}>
              Search all products
            </Button>
          )}
          <Button kind="primary" onClick={() => show(withoutFilters(view))}>
            Reset filters
          </Button>
        </>
      }
    >
      Try fewer words, another spelling, or fewer filters. New lots arrive every day.
    </EmptyState>
  )
}
