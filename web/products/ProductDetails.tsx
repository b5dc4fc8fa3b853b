import type { Product } from '#market/products/product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { Facts } from '#web/platform/ui/Facts.tsx'
import { detailFacts } from './detail-facts.ts'
import styles from './ProductDetails.module.css'

type Props = { product: Product }

export function ProductDetails({ product }: Props) {
  const { seller } = product
  return (
    <>
      <Disclosure title="Product Details" open spread className={styles['part']}>
        <Facts facts={detailFacts(product)} />
      </Disclosure>
      <Disclosure title="About Brand" spread className={styles['part']}>
        <p className="soft">{seller.description || `${seller.name} sells on Lotline.`}</p>
        <p className={styles['more']}>
          <Link href={paths.storefront(seller.id)}>See all of {seller.name}</Link>
        </p>
      </Disclosure>
    </>
  )
}
