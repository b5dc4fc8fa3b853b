import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { OrderClaims } from '#web/claims/OrderClaims.tsx'
import { OrderDocuments } from '#web/papers/OrderDocuments.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { TimeLeft } from '#web/platform/ui/times/TimeLeft.tsx'
import styles from './OrderFollowUp.module.css'
import { OrderTimeline } from '../progress/OrderTimeline.tsx'
import { OfferRecord } from '../record/OfferRecord.tsx'
import { ResaleAgreementCard } from '../details/ResaleAgreementCard.tsx'
import { CorrectTrackingButton } from '../ship/CorrectTrackingButton.tsx'
import { OrderTracking } from '../ship/OrderTracking.tsx'
import { OrderRefunds } from '../refunds/OrderRefunds.tsx'
import { paymentOf } from '../pay/payment-of.ts'

type Props = { order: PurchaseOrder; viewer: Party }

/** The payment, the shipment and the whole history of an order. */
export function OrderFollowUp({ order, viewer }: Props) {
  const { state, means, dueAt, paidAt } = paymentOf(order)
  return (
    <div className={styles['cards']}>
      <OrderClaims order={order} viewer={viewer} className={styles['history']} />
      <Card className={styles['card']} aria-label="Payment">
        <h2 className={styles['title']}>Payment</h2>
        <DescriptionList
          facts={[
            { label: 'State', value: state },
            ...(dueAt
              ? [
                  {
                    label: 'Due',
                    value: (
                      <>
                        <DateTime at={dueAt} /> (<TimeLeft until={dueAt} />)
                      </>
                    ),
                  },
                ]
              : []),
            ...(paidAt ? [{ label: 'Paid', value: <DateTime at={paidAt} /> }] : []),
            ...(means ? [{ label: 'Method', value: means }] : []),
          ]}
        />
      </Card>
      <Card className={styles['card']} aria-label="Shipment">
        <h2 className={styles['title']}>Shipment</h2>
        {order.tracking_number ? (
          <OrderTracking order={order} />
        ) : (
          <p className="t13 muted">Not shipped{order.status === 'canceled' ? '.' : ' yet.'}</p>
        )}
        <CorrectTrackingButton order={order} />
      </Card>
      <OrderRefunds order={order} className={styles['history']} />
      <Card className={styles['history']} aria-label="Documents">
        <h2 className={styles['title']}>Documents</h2>
        <OrderDocuments orderId={Number(order.id)} />
      </Card>
      <OfferRecord order={order} viewer={viewer} />
      {order.resale_agreement && <ResaleAgreementCard agreement={order.resale_agreement} />}
      <Card className={styles['history']} aria-label="History">
        <h2 className={styles['title']}>History</h2>
        <OrderTimeline order={order} viewer={viewer} />
      </Card>
    </div>
  )
}
