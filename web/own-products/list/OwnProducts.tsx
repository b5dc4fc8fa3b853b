import { useDeferredValue, useMemo } from 'react'
import type { OwnProductsMeta } from '#market/products/own-product-api.ts'
import { eachOnce } from '#web/platform/each-once.ts'
import { useShowAtAfterPress } from '#web/platform/navigation/use-show-at.ts'
import { asLoading, asResults } from '#web/platform/page-parts.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { LoadMore } from '#web/platform/ui/lists/LoadMore.tsx'
import { BulkActs } from '../bulk/BulkActs.tsx'
import type { useOwnProducts } from '../own-product-queries.ts'
import { useProductViews } from '../views/product-view-queries.ts'
import { SavedViewBar } from './SavedViewBar.tsx'
import { useTableOf } from './use-table-of.ts'
import { AddProductsMenu } from './AddProductsMenu.tsx'
import { useListLayout } from './use-list-layout.ts'
import {
  addressOf,
  isFiltered,
  type ManageView,
  wantedOf,
  withoutFilters,
} from './manage-address.ts'
import { ManageFilters } from './ManageFilters.tsx'
import { ManageTools } from './ManageTools.tsx'
import { emptyWords } from './manage-words.ts'
import { OwnProductTabs } from './OwnProductTabs.tsx'
import { OwnProductGrid } from './OwnProductGrid.tsx'
import styles from './OwnProductGrid.module.css'
import { ProductTable } from './ProductTable.tsx'
import { chosenOf, countOf } from './selection.ts'
import type { Doing } from './use-product-actions.ts'
import type { Ticks } from './use-selection.ts'

type Props = {
  view: ManageView
  list: ReturnType<typeof useOwnProducts>
  meta: OwnProductsMeta
  doing: Doing
  ticks: Ticks
}

export function OwnProducts({ view, list, meta, doing, ticks }: Props) {
  // The switch answers at once; the list follows in slices.
  const look = useDeferredValue(useListLayout())
  const showAt = useShowAtAfterPress()
  const { data: saved } = useProductViews()
  const views = saved?.product_views ?? []
  const table = useTableOf(view, views)
  const pages = list.data?.pages
  const products = useMemo(() => eachOnce((pages ?? []).flatMap((page) => page.products)), [pages])
  const shown = {
    products,
    count: meta.total_count,
    isStale: list.isPlaceholderData,
    acts: doing.acts,
  }
  const next = () => void list.fetchNextPage()
  const selected = look === 'table' ? countOf(ticks.selection, meta.total_count) : 0
  return (
    <>
      <OwnProductTabs view={view} meta={meta} views={views} />
      <ManageTools view={view} table={look === 'table' ? table : undefined}>
        <SavedViewBar view={view} views={views} columns={table.columns} />
      </ManageTools>
      <ManageFilters view={view} meta={meta} />
      <section aria-label="Products" {...asResults}>
        <div {...asLoading(list.isPlaceholderData)}>
          {products.length === 0 && !list.isPlaceholderData && (
            <p className={styles['none']}>
              {emptyWords(view)}{' '}
              {isFiltered(view) && (
                <Button size="small" onClick={() => showAt(withoutFilters(view))}>
                  Clear filters
                </Button>
              )}
            </p>
          )}
          {products.length > 0 &&
            (look === 'table' ? (
              <ProductTable
                {...shown}
                ticks={ticks}
                table={table}
                sort={view.sort}
                onSort={(sort) => showAt(addressOf({ ...view, sort }))}
              />
            ) : (
              <OwnProductGrid {...shown} />
            ))}
          {list.isFetchNextPageError ? (
            // Only a press asks again: scrolling would ask without end.
            <p className={styles['none']}>
              The next lots didn’t load.{' '}
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
        </div>
      </section>
      {selected > 0 && (
        <BulkActs
          count={selected}
          total={meta.total_count}
          onAll={ticks.selectAll}
          onClear={ticks.clear}
          onAct={(action) =>
            doing.ask({
              action,
              chosen: chosenOf(ticks.selection, { ...wantedOf(view), count: meta.total_count }),
            })
          }
        />
      )}
      {products.length > 0 && (
        <div className={styles['foot']}>
          <AddProductsMenu />
        </div>
      )}
    </>
  )
}
