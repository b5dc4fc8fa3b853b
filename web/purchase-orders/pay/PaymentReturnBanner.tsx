import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { isPayable, needsVerification } from '#market/purchase-orders/purchase-order.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
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
  const payAgain = order && isPayable(order.status) && (
    <CheckOutButton orderId={order.id}>Check out again</CheckOutButton>
  )
  return (
    <Banner tone="red" action={payAgain || verify} onDismiss={onDismiss}>
      <b>There was an issue with your payment.</b> {order && issueWords(order)}
    </Banner>
  )
}
