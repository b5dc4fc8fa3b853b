import { Button } from '#web/platform/ui/Button.tsx'
import { LoadMore } from '#web/platform/ui/lists/LoadMore.tsx'
import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { ProductGridSkeleton } from '#web/products/ProductGridSkeleton.tsx'
import { eachOnce } from '#web/platform/each-once.ts'
import type { useCatalogue } from '../catalogue-queries.ts'
import styles from './Results.module.css'

type Props = { catalogue: ReturnType<typeof useCatalogue> }

/** The next page, as one scrolls or presses the button. */
export function MoreResults({ catalogue }: Props) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = catalogue
  const count = data?.pages[0]?.count
  if (!data || !count || !hasNextPage) return null

  const shown = eachOnce(data.pages.flatMap((page) => page.products)).length
  const next = () => void fetchNextPage()
  return (
    <>
      {isFetchingNextPage && (
        <div className={styles['next']}>
          <ProductGridSkeleton cards={6} />
        </div>
      )}
      <div className={styles['more']}>
        <ProgressBar label="Shown so far" done={shown} of={count} />
        <p className="t13 muted tnum">
          {`${quantityText(shown)} of ${quantityText(count)}. `}
          {isFetchNextPageError ? 'The next lots didn’t load.' : 'More load as you scroll.'}
        </p>
        {isFetchNextPageError && (
          // Only a press asks again: scrolling would ask without end.
          <Button busy={isFetchingNextPage} onClick={next}>
            Try again
          </Button>
        )}
      </div>
      {!isFetchNextPageError && (
        <LoadMore more busy={isFetchingNextPage} onMore={next} label="Load more" />
      )}
    </>
  )
}
