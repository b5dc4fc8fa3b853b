import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { parcelsOf } from '#market/purchase-orders/parcel.ts'
import { receivedByItselfAt } from '#market/purchase-orders/received-by-itself.ts'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { carrierLink } from './carrier-link.ts'
import { Day } from '../Day.tsx'
import { lastEvent } from '../last-event.ts'
import styles from './OrderTracking.module.css'

type Props = { order: PurchaseOrder }

export function OrderTracking({ order }: Props) {
  const { status } = order
  const shipped = lastEvent(order, 'ship')
  return (
    <p className={styles['tracking']}>
      {parcelsOf(order).map(({ carrier, tracking_number: tracking }) => (
        <span key={tracking} className={styles['parcel']}>
          {carrier}, tracking{' '}
          <span className={styles['number']}>
            <TrackingNumber tracking={tracking} href={carrierLink(carrier, tracking)} />{' '}
            <CopyButton text={tracking} of="tracking number" />
          </span>
        </span>
      ))}
      {status === 'shipped' && shipped && (
        <span className="no-print">
          {' '}
          · Marked received automatically on{' '}
          <Day at={receivedByItselfAt(new Date(shipped.at)).toISOString()} />
        </span>
      )}
    </p>
  )
}

type TrackingNumberProps = { tracking: string; href: string | undefined }

/** Links to the carrier's own tracking page when we know its address. */
function TrackingNumber({ tracking, href }: TrackingNumberProps) {
  if (!href) return tracking
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {tracking}
    </a>
  )
}
