import type { ProductCard } from '#market/products/product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { Price } from '#web/platform/ui/Price.tsx'
import styles from './Shelf.module.css'

type Props = { lot: ProductCard }

export function ShelfLot({ lot }: Props) {
  return (
    <li className={styles['lot']}>
      <Photo url={lot.photo_1_url} alt="" sizes="148px" />
      <p className={styles['price']}>
        <b>{lot.percent_off_msrp}% off</b>
        {lot.seller_price_cents !== null && <Price of={lot.seller_price_cents} />}
      </p>
      <Link
        href={paths.product(lot.seller_id, lot.id)}
        className={classes(styles['name'], 'cut')}
        title={lot.name}
      >
        {lot.name}
      </Link>
    </li>
  )
}
