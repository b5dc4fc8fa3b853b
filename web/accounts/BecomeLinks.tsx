import { ShoppingBag, Store } from 'lucide-react'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import styles from './BecomeLinks.module.css'

/** The two ways to apply. */
export function BecomeLinks() {
  return (
    <div className={styles['pair']}>
      <Link href={paths.buyerInquiry()} className={styles['card']}>
        <ShoppingBag className="i-20" />
        <span>
          <b>Become a Buyer</b>
          <small>Retailers and off-price stores</small>
        </span>
      </Link>
      <Link href={paths.sellerInquiry()} className={styles['card']}>
        <Store className="i-20" />
        <span>
          <b>Become a Seller</b>
          <small>Brands with excess inventory</small>
        </span>
      </Link>
    </div>
  )
}
