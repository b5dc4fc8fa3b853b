import { Bookmark } from 'lucide-react'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { asResults } from '#web/platform/page-parts.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { useSavedSearches } from './saved-search-queries.ts'
import { useRef } from 'react'
import type { SavedSearch } from '#market/saved-searches/saved-search-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { useFocusFallback } from '#web/platform/hooks/use-focus-fallback.ts'
import styles from './SavedSearches.module.css'
import { SavedSearchRow } from './SavedSearchRow.tsx'

export function SavedSearchesPage() {
  usePageTitle('Saved searches')
  const { data: searches, error, refetch } = useSavedSearches()

  return (
    <main className="page">
      <PageHead title="Saved searches" summary="One email a day with the new lots that match.">
        <Link href={paths.watchedLots()}>Watched lots</Link>
      </PageHead>
      {error && !searches && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!searches && !error && (
        <Loading label="Loading saved searches">
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {searches?.length === 0 && (
        <EmptyState
          icon={Bookmark}
          title="You have no saved searches."
          actions={
            <ButtonLink href={paths.catalogue()} kind="primary">
              Browse all products
            </ButtonLink>
          }
        >
          Filter the catalog, then select Save search above the results.
        </EmptyState>
      )}
      {searches && searches.length > 0 && <SavedSearchList searches={searches} />}
    </main>
  )
}

type Props = { searches: readonly SavedSearch[] }

function SavedSearchList({ searches }: Props) {
  const place = useRef<HTMLElement>(null)
  // A search that is deleted takes the pressed button with it.
  useFocusFallback(place, String(searches.length), 'a')

  return (
    <div {...asResults}>
      <Card ref={place}>
        <ul className={styles['list']}>
          {searches.map((search) => (
            <SavedSearchRow key={search.id} search={search} />
          ))}
        </ul>
      </Card>
    </div>
  )
}
