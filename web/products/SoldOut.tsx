import { PackageX } from 'lucide-react'
import type { Product } from '#market/products/product-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'

type Props = { product: Pick<Product, 'seller'> }

export function SoldOut({ product }: Props) {
  return (
    <Banner
      tone="info"
      icon={PackageX}
      action={
        <ButtonLink size="small" href={paths.storefront(product.seller.id)}>
          More from {product.seller.name}
        </ButtonLink>
      }
    >
      <b>Sold out.</b> No units are left of this lot.
    </Banner>
  )
}
