import { eachOnce } from '#web/catalogue/catalogue-queries.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { LoadMore } from '#web/platform/ui/LoadMore.tsx'
import { AddProductsMenu } from './AddProductsMenu.tsx'
import type { ManageView } from './manage-address.ts'
import { emptyWords } from './manage-words.ts'
import { OwnProductCard } from './OwnProductCard.tsx'
import styles from './OwnProductGrid.module.css'
import type { useOwnProducts } from './own-product-queries.ts'
import { OwnProductTabs } from './OwnProductTabs.tsx'

type List = ReturnType<typeof useOwnProducts>
type Meta = NonNullable<List['data']>['pages'][number]['meta']

type Props = { view: ManageView; list: List; meta: Meta }

/** Photos of the first view are not waited for. */
const FIRST_VIEW = 12

export function OwnProducts({ view, list, meta }: Props) {
  const lots = eachOnce(list.data?.pages ?? [])
  const isStale = list.isPlaceholderData
  const next = () => void list.fetchNextPage()
  return (
    <>
      <OwnProductTabs view={view} meta={meta} />
      <section aria-label="Products" aria-busy={isStale || undefined}>
        {lots.length === 0 && !isStale && (
          <p className={styles['none']}>{emptyWords(view.tab, view.search)}</p>
        )}
        <ul className={styles['grid']} data-stale={isStale || undefined}>
          {lots.map((lot, at) => (
            <OwnProductCard key={lot.id} lot={lot} eager={at < FIRST_VIEW} />
          ))}
        </ul>
        {list.isFetchNextPageError ? (
          // Only a press asks again: scrolling would ask without end.
          <p className={styles['none']}>
            The next ones did not arrive.{' '}
            <Button size="small" busy={list.isFetchingNextPage} onClick={next}>
              Try again
            </Button>
          </p>
        ) : (
          <LoadMore
            more={list.hasNextPage}
            busy={list.isFetchingNextPage}
            onMore={next}
            label="Load more"
          />
        )}
      </section>
      {lots.length > 0 && (
        <div className={styles['foot']}>
          <AddProductsMenu />
        </div>
      )}
    </>
  )
}
