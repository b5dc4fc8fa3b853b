import { useParams, useSearch } from '@tanstack/react-router'
import { choiceOfAddress } from '#market/storefronts/storefront-address.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { useStorefront } from './storefront-queries.ts'
import { StorefrontView } from './StorefrontView.tsx'
import { Store } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { NotFound } from '#web/platform/ui/NotFound.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { ProductGridSkeleton } from '#web/products/ProductGridSkeleton.tsx'
import styles from './StorefrontHead.module.css'

export function StorefrontPage() {
  const { seller_id: id } = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const chosen = choiceOfAddress(search)
  const storefront = useStorefront(Number(id), chosen)
  const seller = storefront.data?.pages[0]
  const isMissing = isCallError(storefront.error) && storefront.error.status === 404
  const isOwn = useViewer()?.seller?.id === Number(id)
  usePageTitle(isMissing ? 'Not found' : isOwn ? 'My Storefront' : seller?.name)

  if (isMissing) return <StorefrontMissing />
  if (!seller) return <StorefrontSkeleton />
  return <StorefrontView seller={seller} chosen={chosen} storefront={storefront} />
}

function StorefrontMissing() {
  return (
    <NotFound
      icon={Store}
      title="We can’t find this seller"
      goOn={{ label: 'Back to Home', href: paths.home() }}
    >
      The seller may have left Lotline, or the link is incomplete.
    </NotFound>
  )
}

function StorefrontSkeleton() {
  return (
    <main className="page">
      <Loading label="Loading storefront">
        <div className={styles['banner']} />
        <div className={styles['identity']}>
          <Skeleton shape="block" className={styles['logo']} />
          <div className="col g2 grow" style={{ paddingTop: 'var(--s-5)' }}>
            <Skeleton width={220} height={28} />
            <Skeleton width="60%" />
          </div>
        </div>
        <ProductGridSkeleton cards={8} />
      </Loading>
    </main>
  )
}
