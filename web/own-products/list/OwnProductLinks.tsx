import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import styles from './OwnProductCard.module.css'

type Props = { lot: OwnListedProduct }

/** The way to what a lot lacks, or to what buyers see of it. */
export function OwnProductLinks({ lot }: Props) {
  const edit = paths.editProduct(lot.id)
  const name = lot.name || 'this product'
  if (lot.provisional)
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
      {lot.percent_off_msrp !== null && (
        <p className={styles['off']}>
          <b>{lot.percent_off_msrp}%</b> off MSRP
        </p>
      )}
      {lot.paused && <p className="t13 amber med">Paused: buyers do not see it</p>}
      <div className={styles['links']}>
        {!lot.paused && (
          <Link
            href={paths.product(lot.seller_id, lot.id)}
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
