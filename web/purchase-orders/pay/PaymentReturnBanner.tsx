import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { isPayable, needsVerification } from '#market/purchase-orders/purchase-order.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { CancelOrderButton } from './CancelOrderButton.tsx'
import { CheckOutButton } from './CheckOutButton.tsx'
import { returnWords, type PaymentTold } from './payment-return.ts'
import { VerifyPaymentButton } from './VerifyPaymentButton.tsx'

type Props = {
  /** What the address says. */
  succeeded: boolean
  /** What the provider says; undefined until it was asked. */
  told: PaymentTold | undefined
  order: PurchaseOrder | undefined
  onDismiss: () => void
}

/** Shows after the hosted checkout how it ended, and what the buyer may do now. */
export function PaymentReturnBanner({ succeeded, told, order, onDismiss }: Props) {
  const { tone, title, detail } = returnWords(order, { succeeded, told })
  const hasEnded = told ? told.standing !== 'unknown' : !succeeded
  const waits = order && isPayable(order.status) && (hasEnded || !succeeded) ? order : undefined
  const payAgain = waits && (
    <>
      <CheckOutButton orderId={waits.id}>Check out again</CheckOutButton>
      <CancelOrderButton order={waits} size="small" />
    </>
  )
  const verify = order && needsVerification(order.status) && (
    <VerifyPaymentButton orderId={order.id} />
  )
  return (
    <Banner tone={tone} action={payAgain || verify} onDismiss={onDismiss}>
      <b>{title}</b> {detail}
      {waits && (
        <>
          {' '}
          {waits.po_number} waits for you until <DateTime at={waits.payment_due_at} />: pay for it
          or cancel it here.
        </>
      )}
    </Banner>
  )
}
