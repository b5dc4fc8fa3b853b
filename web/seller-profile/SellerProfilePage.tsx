import { InvoiceDetailsCard } from '#web/papers/InvoiceDetailsCard.tsx'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { useCurrentSeller } from './seller-profile-queries.ts'
import { SellerProfileForm } from './SellerProfileForm.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './SellerProfile.module.css'

export function SellerProfilePage() {
  usePageTitle('Manage Profile')
  const { data: seller, error, isFetchedAfterMount, refetch } = useCurrentSeller()
  // What an earlier visit knew may be old by now.
  const isKnown = seller && isFetchedAfterMount
  return (
    <main className="page">
      <PageHead title="Manage Profile" summary="This is what buyers see above your products." />
      {error && !seller && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!isKnown && !error && <SellerProfileSkeleton />}
      {isKnown && <SellerProfileForm seller={seller} />}
      {isKnown && (
        <div className={styles['invoices']}>
          <InvoiceDetailsCard />
        </div>
      )}
    </main>
  )
}

function SellerProfileSkeleton() {
  return (
    <Loading label="Loading profile">
      <div className={styles['columns']}>
        <Card padded>
          <Skeleton shape="block" height={360} />
        </Card>
        <Card padded>
          <Skeleton shape="block" height={240} />
        </Card>
      </div>
    </Loading>
  )
}
