import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { isPayable, needsVerification } from '#market/purchase-orders/purchase-order.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { CancelOrderButton } from './CancelOrderButton.tsx'
import { CheckOutButton } from './CheckOutButton.tsx'
import { issueWords, processedWords } from './payment-return.ts'
import { VerifyPaymentButton } from './VerifyPaymentButton.tsx'

type Props = {
  succeeded: boolean
  order: PurchaseOrder | undefined
  onDismiss: () => void
}

/** Shows after the hosted checkout: the address chooses the banner, the order's status its words. */
export function PaymentReturnBanner({ succeeded, order, onDismiss }: Props) {
  const verify = order && needsVerification(order.status) && (
    <VerifyPaymentButton orderId={order.id} />
  )
  if (succeeded)
    return (
      <Banner tone="green" action={verify} onDismiss={onDismiss}>
        <b>Your payment is being processed.</b> {order && processedWords(order)}
      </Banner>
    )
  const waits = order && isPayable(order.status) ? order : undefined
  const payAgain = waits && (
    <>
      <CheckOutButton orderId={waits.id}>Check out again</CheckOutButton>
      <CancelOrderButton order={waits} size="small" />
    </>
  )
  return (
    <Banner tone="red" action={payAgain || verify} onDismiss={onDismiss}>
      <b>There was an issue with your payment.</b> {order && issueWords(order)}
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
