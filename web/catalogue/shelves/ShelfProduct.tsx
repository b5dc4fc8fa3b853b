import type { ListedProduct } from '#market/products/product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import { clauseWords } from '#web/resale/clause-words.ts'
import styles from './Shelf.module.css'

type Props = { product: ListedProduct }

/** A lot on a shelf: its photo, name and price, or why its reader may not resell it. */
export function ShelfProduct({ product }: Props) {
  return (
    <li className={styles['lot']}>
      <Photo url={product.photo_1_url} alt="" side={56} />
      <div>
        <Link
          href={paths.product(product.seller_id, product.id)}
          className={classes(styles['name'], 'cut')}
          title={product.name}
        >
          {product.name}
        </Link>
        {product.resale_conflict ? (
          <p className="t12 red cut" title={clauseWords(product.resale_conflict)}>
            {clauseWords(product.resale_conflict)}
          </p>
        ) : (
          <p className={styles['price']}>
            <b>{product.percent_off_msrp}% off</b>
            {product.seller_price_cents !== null && <Price of={product.seller_price_cents} />}
          </p>
        )}
      </div>
    </li>
  )
}
