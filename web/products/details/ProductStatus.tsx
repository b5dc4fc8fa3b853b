import { EyeOff, Store } from 'lucide-react'
import type { Product } from '#market/products/product-api.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import styles from './ProductStatus.module.css'

type Props = { product: Pick<Product, 'id' | 'seller_id' | 'provisional'> }

/** What its seller, and staff of an unpublished product, should know of it; buyers see nothing of this. */
export function ProductStatus({ product }: Props) {
  const { id, seller_id: sellerId, provisional } = product
  const isOwn = useViewer()?.seller?.id === sellerId
  if (!isOwn && !provisional) return null
  const edit = provisional ? 'Fix issues with product details' : 'Edit product details'
  return (
    <div className={styles['standing']}>
      <Banner
        tone={provisional ? 'amber' : 'info'}
        icon={provisional ? EyeOff : Store}
        action={
          isOwn && (
            <ButtonLink size="small" href={paths.editProduct(id)}>
              {edit}
            </ButtonLink>
          )
        }
      >
        {provisional
          ? 'This product isn’t published. Buyers don’t see it.'
          : 'This is your product. Buyers don’t see its wholesale price.'}
      </Banner>
    </div>
  )
}
