import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import styles from './OrderThumbs.module.css'

const MOST = 3
const SIDE = 36

type Props = { order: PurchaseOrder }

/** The first photos of an order, and how many products more there are. */
export function OrderThumbs({ order: { purchase_order_products: lines } }: Props) {
  const shown = lines.length > MOST ? lines.slice(0, MOST - 1) : lines
  const more = lines.length - shown.length
  return (
    <div className={styles['thumbs']}>
      {shown.map(({ id, images }) => (
        <Photo key={id} url={images[0]} alt="" side={SIDE} />
      ))}
      {more > 0 && <span className={styles['more']}>+{more}</span>}
    </div>
  )
}
