import { SearchX, Store } from 'lucide-react'
import { withoutFilters, type CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { useShowView } from '../use-catalogue-view.ts'
import { leftOutWords } from './result-words.ts'

type Props = {
  view: CatalogueView
  /** How many there would be without the filter "Can resell". */
  unsaleable: number
}

export function NoMatches({ view, unsaleable }: Props) {
  const show = useShowView()
  if (unsaleable > 0) return <NothingToResell view={view} unsaleable={unsaleable} />
  const { query, resaleable: _resaleable, ...rest } = view.criteria
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

function NothingToResell({ view, unsaleable }: Props) {
  const show = useShowView()
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
