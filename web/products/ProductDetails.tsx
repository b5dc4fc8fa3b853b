import type { Product } from '#market/products/product-api.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { AboutBrand } from './AboutBrand.tsx'
import { detailFacts } from './detail-facts.ts'
import { DetailsTable } from './DetailsTable.tsx'
import styles from './ProductDetails.module.css'

type Props = { product: Product }

export function ProductDetails({ product }: Props) {
  return (
    <>
      <Disclosure title="Product Details" open spread className={styles['part']}>
        <DetailsTable facts={detailFacts(product)} />
      </Disclosure>
      <Disclosure title="About Brand" spread className={styles['part']}>
        <AboutBrand seller={product.seller} />
      </Disclosure>
    </>
  )
}
