import { Sparkles } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { AddTopSeller } from './AddTopSeller.tsx'
import { useListedTopSellers } from './top-seller-queries.ts'
import { TopSellerList } from './TopSellerList.tsx'
import styles from './TopSellers.module.css'

export function TopSellersPage() {
  usePageTitle('Top Sellers')
  const { data: lots, error, refetch } = useListedTopSellers()
  return (
    <main className="page">
      <PageHead
        title="Top Sellers"
        summary="What buyers see first: a shelf above the catalog, in this order."
      >
        <ButtonLink href={paths.catalogue()}>View as a buyer</ButtonLink>
      </PageHead>
      <div className={styles['parts']}>
        <AddTopSeller />
        {error && !lots && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
        {!lots && !error && (
          <Loading label="Loading Top Sellers">
            <Card padded>
              <SkeletonRows rows={6} />
            </Card>
          </Loading>
        )}
        {lots?.length === 0 && (
          <EmptyState icon={Sparkles} title="No Top Sellers yet">
            Paste a product link above. Buyers see the shelf once it has a product.
          </EmptyState>
        )}
        {lots && lots.length > 0 && <TopSellerList lots={lots} />}
      </div>
    </main>
  )
}
