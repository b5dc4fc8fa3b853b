import { BookmarkCheck } from 'lucide-react'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { LoadMore } from '#web/platform/ui/lists/LoadMore.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { ProductGridSkeleton } from '../ProductGridSkeleton.tsx'
import { useWatchedLots } from './watch-queries.ts'
import { WatchedLots } from './WatchedLots.tsx'

export function WatchedLotsPage() {
  usePageTitle('Watched lots')
  const watched = useWatchedLots()
  const lots = watched.data?.pages.flatMap((page) => page.watched_lots)

  return (
    <main className="page">
      <PageHead
        title="Watched lots"
        summary="We notify you when a lot is back, drops in price or is removed, at most once a day per lot."
      >
        <Link href={paths.savedSearches()}>Saved searches</Link>
      </PageHead>
      {watched.error && !lots && (
        <LoadProblem message={watched.error.message} onRetry={() => void watched.refetch()} />
      )}
      {!lots && !watched.error && (
        <Loading label="Loading watched lots">
          <ProductGridSkeleton cards={8} />
        </Loading>
      )}
      {lots?.length === 0 && (
        <EmptyState
          icon={BookmarkCheck}
          title="You’re not watching any lots."
          actions={
            <ButtonLink href={paths.catalogue()} kind="primary">
              Browse all products
            </ButtonLink>
          }
        >
          Select the bookmark on a lot to hear when it’s back in stock or drops in price.
        </EmptyState>
      )}
      {lots && lots.length > 0 && <WatchedLots lots={lots} />}
      <LoadMore
        more={watched.hasNextPage}
        busy={watched.isFetchingNextPage}
        onMore={() => void watched.fetchNextPage()}
      />
    </main>
  )
}
