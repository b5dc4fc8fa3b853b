import { useQuery } from '@tanstack/react-query'
import {
  NEW_FOR_DAYS,
  readNewLots,
  type SearchWithNewLots,
} from '#market/saved-searches/saved-search-api.ts'
import { Shelf } from '#web/catalogue/shelves/Shelf.tsx'
import { ShelfProduct } from '#web/catalogue/shelves/ShelfProduct.tsx'
import { useSavedSearches } from '#web/catalogue/saved-searches/saved-search-queries.ts'
import { catalogueAddress } from '#web/catalogue/use-catalogue-view.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import styles from './BuyerHomePage.module.css'

/** As many searches are shown; the others are a link away. */
const MOST_SHOWN = 6

/** The new lots of each saved search, a shelf each. */
export function NewLots() {
  const { data, error, refetch } = useQuery({
    queryKey: ['new-lots'],
    ...queryOf(readNewLots),
    select: ({ searches }) => searches,
  })
  return (
    <section aria-labelledby="new-lots" className={styles['part']}>
      <header className={styles['head']}>
        <h2 id="new-lots">New for your searches</h2>
        <Link href={paths.savedSearches()}>Saved searches</Link>
      </header>
      {error && !data && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading label="Loading new lots">
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {data?.length === 0 && <NothingNew />}
      {data?.slice(0, MOST_SHOWN).map((found) => (
        <SearchShelf key={found.saved_search.id} {...found} />
      ))}
      {data && data.length > MOST_SHOWN && (
        <p className="t13">
          <Link href={paths.savedSearches()}>
            {quantityText(data.length - MOST_SHOWN)} more of your searches have new lots
          </Link>
        </p>
      )}
    </section>
  )
}

function SearchShelf({ saved_search: { name, criteria }, count, products }: SearchWithNewLots) {
  return (
    <Shelf
      title={`${name}: ${quantityText(count)} new`}
      all={catalogueAddress({ criteria, sort: 'newest' })}
    >
      {products.map((product) => (
        <ShelfProduct key={product.id} product={product} />
      ))}
    </Shelf>
  )
}

function NothingNew() {
  const { data: searches } = useSavedSearches()
  return (
    <p className="soft">
      {searches && searches.length > 0
        ? `No new lots in the last ${NEW_FOR_DAYS} days.`
        : 'Save a search in All Products to see its new lots here.'}
    </p>
  )
}
