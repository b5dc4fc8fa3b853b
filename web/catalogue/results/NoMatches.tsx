import { SearchX, Store } from 'lucide-react'
import { withoutFilters, type CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { counted } from '#web/platform/format/numbers.ts'
import { type Facets, useCounts } from '../catalogue-queries.ts'
import { filtersToRemove } from '../filters/filters-to-remove.ts'
import { useSellerNaming } from '../filters/use-seller-naming.ts'
import { useShowViewAfterPress } from '../use-catalogue-view.ts'
import { leftOutWords } from './result-words.ts'

type Props = {
  view: CatalogueView
  facets: Facets
  /** How many there would be without the filter "Can resell". */
  unsaleable: number
}

export function NoMatches({ view, facets, unsaleable }: Props) {
  const show = useShowViewAfterPress()
  if (unsaleable > 0) return <NothingToResell view={view} unsaleable={unsaleable} />
  const { query, resaleable: _resaleable, ...rest } = view.criteria
  const isNarrowed = Object.values(rest).some((each) => each !== undefined)
  return (
    <EmptyState
      icon={SearchX}
      title={query ? `Nothing matches “${query}”` : 'Nothing matches these filters'}
      actions={
        <>
          {isNarrowed && <CostliestFilter view={view} facets={facets} />}
          {query && isNarrowed && (
            <Button onClick={() => show({ ...view, criteria: { query } })}>
              Search all products
            </Button>
          )}
          <Button onClick={() => show(withoutFilters(view))}>Reset filters</Button>
        </>
      }
    >
      Try fewer words, another spelling, or fewer filters. New lots arrive every day.
    </EmptyState>
  )
}

type CostliestFilterProps = { view: CatalogueView; facets: Facets }

/** Takes off the filter that hides the most lots; nothing until that is known, or where each alone hides none. */
function CostliestFilter({ view, facets }: CostliestFilterProps) {
  const show = useShowViewAfterPress()
  const nameOf = useSellerNaming(view.criteria.seller_ids ?? [], facets)
  const filters = filtersToRemove(view.criteria, nameOf)
  const counts = useCounts(filters.map(({ without }) => without))
  if (counts.includes(undefined)) return null
  const most = Math.max(...counts.map((count) => count ?? 0))
  const costliest = filters[counts.indexOf(most)]
  if (!costliest || most === 0) return null
  return (
    <Button kind="primary" onClick={() => show({ ...view, criteria: costliest.without })}>
      {counted(most, 'lot')} without “{costliest.label}”
    </Button>
  )
}

type NothingToResellProps = { view: CatalogueView; unsaleable: number }

function NothingToResell({ view, unsaleable }: NothingToResellProps) {
  const show = useShowViewAfterPress()
  return (
    <EmptyState
      icon={Store}
      title="Nothing here that you can resell"
      actions={
        <>
          <ButtonLink href={`${paths.account()}#resale`}>Edit where I resell</ButtonLink>
          <Button
            kind="primary"
            onClick={() => show({ ...view, criteria: { ...view.criteria, resaleable: false } })}
          >
            Show
          </Button>
        </>
      }
    >
      {leftOutWords(unsaleable)}. Their sellers state where they may be resold, and it is not where
      you do.
    </EmptyState>
  )
}
