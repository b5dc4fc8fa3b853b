import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import styles from './OwnProductCard.module.css'

type Props = { product: OwnListedProduct }

/** The way to what a product lacks, or to what buyers see of it. */
export function OwnProductLinks({ product }: Props) {
  const edit = paths.editProduct(product.id)
  const name = product.name || 'this product'
  if (product.provisional)
    return (
      <>
        <p className="t13 red med">Fix issues to publish product</p>
        <ButtonLink
          size="small"
          href={edit}
          aria-label={`Fix issues with product details of ${name}`}
          className={styles['fix']}
        >
          Fix issues with product details
        </ButtonLink>
      </>
    )
  return (
    <>
      {product.percent_off_msrp !== null && (
        <p className={styles['off']}>
          <b>{product.percent_off_msrp}%</b> off MSRP
        </p>
      )}
      {product.paused && <p className="t13 amber med">Paused: hidden from buyers</p>}
      <div className={styles['links']}>
        {!product.paused && (
          <Link
            href={paths.product(product.seller_id, product.id)}
            aria-label={`View published product ${name}`}
          >
            View published product
          </Link>
        )}
        <Link href={edit} aria-label={`Edit product details of ${name}`}>
          Edit product details
        </Link>
      </div>
    </>
  )
}
