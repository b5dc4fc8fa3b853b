import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { AddProducts } from './AddProducts.tsx'
import { addressOf, viewOfAddress, wantedOf } from './manage-address.ts'
import { tabCounts } from './manage-words.ts'
import { ManageHead } from './ManageHead.tsx'
import { OwnProductGridSkeleton } from './OwnProductGridSkeleton.tsx'
import { OwnProducts } from './OwnProducts.tsx'
import { LotDialogs } from './LotDialogs.tsx'
import { useLotActs } from './use-lot-acts.ts'
import { useSelection } from './use-selection.ts'
import { useOwnProducts } from '../own-product-queries.ts'

export function ManageProductsPage() {
  usePageTitle('Manage Products')
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  const list = useOwnProducts({ ...wantedOf(view), sort: view.sort })
  const doing = useLotActs()
  const ticks = useSelection(addressOf({ ...view, sort: 'newest' }))
  const meta = list.data?.pages[0]?.meta
  const hasNone = view.search === '' && meta && tabCounts(meta).all === 0

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
      <LotDialogs doing={doing} onDone={ticks.clear} />
      {hasNone && <AddProducts />}
      {meta && !hasNone && (
        <OwnProducts view={view} list={list} meta={meta} doing={doing} ticks={ticks} />
      )}
    </main>
  )
}
