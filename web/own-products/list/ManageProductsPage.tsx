import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { AddProducts } from './AddProducts.tsx'
import { addressOf, isFiltered, viewOfAddress, wantedOf } from './manage-address.ts'
import { tabCounts } from './manage-words.ts'
import { ManageHead } from './ManageHead.tsx'
import { OwnProducts } from './OwnProducts.tsx'
import { ProductDialogs } from './ProductDialogs.tsx'
import { useProductActions } from './use-product-actions.ts'
import { useSelection } from './use-selection.ts'
import { useOwnProducts } from '../own-product-queries.ts'
import { useProductViews } from '../views/product-view-queries.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import card from './OwnProductCard.module.css'
import styles from './OwnProductGrid.module.css'

export function ManageProductsPage() {
  usePageTitle('Manage Products')
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  const list = useOwnProducts({ ...wantedOf(view), sort: view.sort })
  const saved = useProductViews()
  const doing = useProductActions()
  const ticks = useSelection(addressOf({ ...view, sort: 'newest', columns: undefined }))
  const meta = saved.isPending ? undefined : list.data?.pages[0]?.meta
  const isNarrowed = view.search !== '' || isFiltered(view)
  const hasNone = !isNarrowed && meta && tabCounts(meta).all === 0

  return (
    <main className="page">
      <ManageHead view={view} count={meta?.total_count} hasNone={hasNone ?? false} />
      {list.error && !meta && (
        <LoadProblem message={list.error.message} onRetry={() => void list.refetch()} />
      )}
      {!meta && !list.error && (
        <Loading label="Loading products">
          <OwnProductGridSkeleton cards={12} />
        </Loading>
      )}
      <ProductDialogs doing={doing} onDone={ticks.clear} />
      {hasNone && <AddProducts />}
      {meta && !hasNone && (
        <OwnProducts view={view} list={list} meta={meta} doing={doing} ticks={ticks} />
      )}
    </main>
  )
}

type SkeletonProps = { cards: number }

function OwnProductGridSkeleton({ cards }: SkeletonProps) {
  return (
    <div className={styles['grid']} aria-hidden="true">
      {Array.from({ length: cards }, (_, at) => (
        <Card key={at} className={card['card']}>
          <Skeleton shape="block" height={140} />
          <div className={card['body']}>
            <Skeleton width="90%" height={20} />
            <Skeleton width="100%" height={60} />
            <Skeleton width="60%" height={20} />
          </div>
        </Card>
      ))}
    </div>
  )
}
