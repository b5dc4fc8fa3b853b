import type { Due } from '#market/dashboard/overview-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { ExpiringDue } from './ExpiringDue.tsx'
import styles from './DueToday.module.css'
import { OffersDue } from './OffersDue.tsx'
import { OrdersDue } from './OrdersDue.tsx'
import { ProductsDue } from './ProductsDue.tsx'

type Props = { due: Due }

/** The tasks that wait for the seller, each with a link. */
export function DueToday({ due }: Props) {
  return (
    <Card aria-label="What needs you today">
      <ul className={styles['due']}>
        <OffersDue offers={due.offers} />
        <OrdersDue orders={due.orders} />
        <ProductsDue count={due.provisional_count} />
        <ExpiringDue count={due.expiring_count} />
      </ul>
    </Card>
  )
}
