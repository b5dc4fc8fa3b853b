import type { ComponentProps } from 'react'
import type { Claim } from '#market/claims/claim-on-order.ts'
import { cents, formatUsd } from '#market/money.ts'
import { parcelsOf } from '#market/purchase-orders/parcel.ts'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { useWaiting } from '#web/approvals/approval-queries.ts'
import { StaffOrderClaims } from '#web/claims/staff/StaffOrderClaims.tsx'
import { WaitingNotice } from '#web/approvals/WaitingNotice.tsx'
import { OfferTurns } from '#web/offers/history/OfferTurns.tsx'
import { StaffPoDocument } from '#web/offers/po-document/StaffPoDocument.tsx'
import { useReadNotices } from '#web/notifications/use-read-notices.ts'
import { StaffOrderCoverage } from '#web/resale-certificates/staff/StaffOrderCoverage.tsx'
import { OrderDocuments } from '#web/papers/OrderDocuments.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { Timeline } from '#web/platform/ui/Timeline.tsx'
import { DisputeNotice } from '#web/purchase-orders/ship/DisputeNotice.tsx'
import { RefundedPill } from '#web/purchase-orders/refunds/RefundedPill.tsx'
import { ShipToAddress } from '#web/purchase-orders/details/ShipToAddress.tsx'
import { Assignment } from '#web/staff-notes/Assignment.tsx'
import { StaffNotes } from '#web/staff-notes/StaffNotes.tsx'
import { EvidenceButton } from './EvidenceButton.tsx'
import { cancelAsksSecond } from './cancel-asks-second.ts'
import { StaffOrderActs } from './StaffOrderActs.tsx'
import { StaffOrderShortage } from './StaffOrderShortage.tsx'
import { StaffOrderLines } from './StaffOrderLines.tsx'
import { StaffOrderMoney } from './StaffOrderMoney.tsx'
import { staffOrdersKey } from './staff-orders-key.ts'
import { StuckMark } from './StuckMark.tsx'
import { eventLabels, pastWords, statusPill } from './staff-order-words.ts'
import styles from './StaffOrders.module.css'

type Props = {
  order: StaffOrderDetail
  onAct: (event: PurchaseOrderEvent) => void
  onDecideClaim: (claim: Claim) => void
  money: Omit<ComponentProps<typeof StaffOrderMoney>, 'order'>
}

/** The details of an order for staff, and the events they can cause now. */
export function StaffOrderView({ order, onAct, onDecideClaim, money }: Props) {
  const { label, tone } = statusPill(order.status)
  useReadNotices({ orderId: String(order.id) })
  const feePercent = `${order.fee_bps / 100}%`
  const isLarge = cancelAsksSecond(order)
  const cancellation = useWaiting({ act: 'refund', subjectId: order.id, isLarge }).data?.approval
  const part = useWaiting({ act: 'partial_refund', subjectId: order.id, isLarge }).data?.approval
  const waiting = cancellation ?? part
  const offered = order.allowed_state_transitions.filter(
    ({ event }) => !(waiting && event === 'cancel'),
  )
  return (
    <div className={styles['detail']}>
      <div className="row wrap between">
        <span className="row wrap">
          <Pill colour={tone}>{label}</Pill>
          <RefundedPill order={order} />
          {order.is_stuck && <StuckMark order={order} />}
        </span>
        <span className={styles['acts']}>
          <AdminsOnly instead="Only administrators can advance or cancel orders.">
            {offered.map(({ event }) => (
              <Button
                key={event}
                kind={event === 'cancel' ? 'danger' : 'primary'}
                onClick={() => onAct(event)}
              >
                {eventLabels[event]}
              </Button>
            ))}
          </AdminsOnly>
        </span>
      </div>
      {waiting && <WaitingNotice approval={waiting} />}
      {order.dispute && (
        <>
          <DisputeNotice dispute={order.dispute} />
          <div className="row">
            <EvidenceButton orderId={order.id} />
          </div>
        </>
      )}
      <DescriptionList
        facts={[
          { label: 'Buyer', value: `${order.buyer_name}, ${order.buyer_email}` },
          {
            label: 'Seller',
            value: [order.seller_name, order.seller_email ?? 'no user yet'].join(', '),
          },
          { label: 'Offer', value: order.offer_number },
          ...(order.buyer_po_number ? [{ label: 'Buyer’s PO', value: order.buyer_po_number }] : []),
          ...(order.po_document
            ? [
                {
                  label: 'PO document',
                  value: <StaffPoDocument orderId={order.id} document={order.po_document} />,
                },
              ]
            : []),
          { label: 'Ordered', value: <DateTime at={order.created_at} /> },
          ...(order.freight_cents === null
            ? []
            : [{ label: 'Freight', value: formatUsd(order.freight_cents) }]),
          { label: 'Total', value: formatUsd(order.total_cents) },
          ...refundedFacts(order),
          { label: 'Fee', value: `${formatUsd(order.fee_cents)} (${feePercent})` },
          { label: 'Net to seller', value: formatUsd(order.total_net_to_seller) },
          ...(order.tracking_number
            ? [
                {
                  label: 'Shipment',
                  value: parcelsOf(order)
                    .map(({ carrier, tracking_number: number }) =>
                      [carrier, number].filter(Boolean).join(' '),
                    )
                    .join('; '),
                },
              ]
            : []),
          ...(order.packing_shortage
            ? [
                {
                  label: 'Short at packing',
                  value: <StaffOrderShortage order={order} short={order.packing_shortage} />,
                },
              ]
            : []),
          { label: 'Ship to', value: <ShipToAddress address={order.ship_to} /> },
          ...(order.resale_certificate
            ? [
                {
                  label: 'Resale certificate',
                  value: <StaffOrderCoverage coverage={order.resale_certificate} />,
                },
              ]
            : []),
        ]}
      />
      <section className={styles['part']} aria-label="Staff notes">
        <Assignment
          subject={{ kind: 'order', id: order.id }}
          assignee={order.assignee}
          queryKey={staffOrdersKey}
        />
        <h3>Notes</h3>
        <StaffNotes
          subject={{ kind: 'order', id: order.id }}
          notes={order.notes}
          queryKey={staffOrdersKey}
        />
      </section>
      <StaffOrderLines order={order} />
      <StaffOrderClaims order={order} className={styles['part'] ?? ''} onDecide={onDecideClaim} />
      <StaffOrderMoney order={order} {...money} />
      <section className={styles['part']} aria-label="Documents">
        <h3>Documents</h3>
        <OrderDocuments orderId={order.id} below={staffOrdersKey} />
      </section>
      <section className={styles['part']} aria-label="Negotiation">
        <h3>Negotiation</h3>
        <OfferTurns
          offer={{ ...order, history: order.offer_history }}
          viewer="staff"
          messages={order.messages}
        />
      </section>
      <section className={styles['part']} aria-label="History">
        <h3>History</h3>
        <Timeline
          entries={order.history.toReversed().map((step) => ({
            key: `${step.at} ${step.event}`,
            at: step.at,
            tone: step.event === 'cancel' ? 'problem' : undefined,
            content: (
              <>
                {pastWords(step)}
                {step.note && <span className={styles['note']}>{step.note}</span>}
              </>
            ),
          }))}
        />
      </section>
      <StaffOrderActs acts={order.acts} />
    </div>
  )
}

function refundedFacts({ refunded_cents: refunded, refunded_fee_cents: fee }: StaffOrderDetail) {
  if (refunded === 0) return []
  const shares = `${formatUsd(cents(refunded - fee))} seller, ${formatUsd(fee)} fee`
  return [{ label: 'Refunded', value: `${formatUsd(refunded)} (${shares})` }]
}
