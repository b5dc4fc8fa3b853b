import type { OwnProductCard as Lot } from '#market/products/own-product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { OwnProductFacts } from './OwnProductFacts.tsx'
import styles from './OwnProductCard.module.css'
import { PublishedMark } from './PublishedMark.tsx'

type Props = { lot: Lot; eager: boolean }

/** A lot as its seller manages it: what buyers see of it, and why they do not. */
export function OwnProductCard({ lot, eager }: Props) {
  const edit = paths.editProduct(lot.id)
  const name = lot.name || 'this product'
  return (
    <li className={classes(styles['card'], styles['box'], lot.provisional && styles['problem'])}>
      <div className={styles['photo']}>
        <Photo
          url={lot.photo_1_url}
          alt=""
          eager={eager}
          sizes="(min-width: 640px) 260px, 46vw"
          className={styles['picture']}
        />
        <PublishedMark isPublished={!lot.provisional} className={styles['mark']} />
      </div>
      <div className={styles['body']}>
        <h2 className={classes(styles['name'], 'cut2')} title={lot.name}>
          {lot.name || <span className="red">Missing Product Name</span>}
        </h2>
        <OwnProductFacts lot={lot} />
        {lot.provisional ? (
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
        ) : (
          <>
            {lot.percent_off_msrp !== null && (
              <p className={styles['off']}>
                <b>{lot.percent_off_msrp}%</b> off MSRP
              </p>
            )}
            <div className={styles['links']}>
              <Link
                href={paths.product(lot.seller_id, lot.id)}
                aria-label={`View published product ${name}`}
              >
                View published product
              </Link>
              <Link href={edit} aria-label={`Edit product details of ${name}`}>
                Edit product details
              </Link>
            </div>
          </>
        )}
      </div>
    </li>
  )
}
