import { useParams } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { isCallError } from '#web/platform/http/call-error.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { FeeCard } from './FeeCard.tsx'
import { LotsFollowing } from './LotsFollowing.tsx'
import { SellerProducts } from './products/SellerProducts.tsx'
import { SellerTradeParts } from './SellerTradeParts.tsx'
import { ShopCard } from './ShopCard.tsx'
import { ShopFacts } from './ShopFacts.tsx'
import styles from './StaffSellers.module.css'
import { useSeller } from './staff-seller-queries.ts'
import { UserCard } from './UserCard.tsx'

/** One seller: its shop, its user, its fee, what it trades and its products. */
export function SellerPage() {
  const id = Number(useParams({ strict: false }).seller_id)
  const { data: seller, error, refetch } = useSeller(id)
  const isAdmin = useViewer()?.staff_role === 'admin'
  const isAbsent = isCallError(error) && error.status === 404
  const name = seller?.name ?? 'Seller'
  usePageTitle(name)

  return (
    <main className="page">
      <Breadcrumbs trail={[{ label: 'Sellers', href: paths.adminSellers() }]} here={name} />
      {isAbsent && <h1>We can’t find this seller</h1>}
      {error && !isAbsent && !seller && (
        <LoadProblem message={error.message} onRetry={() => void refetch()} />
      )}
      {!seller && !error && (
        <Loading label="Loading seller">
          <SkeletonRows rows={8} />
        </Loading>
      )}
      {seller && (
        <>
          <PageHead title={<span className={styles['name']}>{seller.name}</span>}>
            <ButtonLink href={paths.storefront(seller.id)}>View storefront</ButtonLink>
          </PageHead>
          <LotsFollowing following={seller.lots_following} />
          <div className={styles['columns']}>
            {isAdmin ? <ShopCard key={seller.id} seller={seller} /> : <ShopFacts seller={seller} />}
            <div className="col g4">
              <UserCard seller={seller} />
              <AdminsOnly>
                <FeeCard key={seller.platform_fee_bps} seller={seller} />
              </AdminsOnly>
            </div>
          </div>
          <SellerTradeParts sellerId={seller.id} name={seller.name} />
          <SellerProducts seller={seller} />
        </>
      )}
    </main>
  )
}
