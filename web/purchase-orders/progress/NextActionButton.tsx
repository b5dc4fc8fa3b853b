import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import { isPayableByCard } from '#market/payments/card-limits.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { isPayable, needsVerification } from '#market/purchase-orders/purchase-order.ts'
import { CheckOutButton } from '../pay/CheckOutButton.tsx'
import { VerifyPaymentButton } from '../pay/VerifyPaymentButton.tsx'
import { ShipOrderButton } from '../ship/ShipOrderButton.tsx'

type Props = {
  order: PurchaseOrder
  viewer: Party
  /** In a row, which already shows the amount. */
  brief?: boolean | undefined
}

/** The button for what the reader has to do with an order now. */
export function NextActionButton({ order, viewer, brief }: Props) {
  const size = brief ? 'small' : 'medium'
  if (viewer === 'seller') {
    const mayShip = order.allowed_state_transitions.some(({ event }) => event === 'ship')
    return mayShip ? <ShipOrderButton order={order} size={size} /> : null
  }
  if (needsVerification(order.status)) return <VerifyPaymentButton orderId={order.id} size={size} />
  if (!isPayable(order.status) || !isPayableByCard(order.total_cents)) return null
  return (
    <CheckOutButton orderId={order.id} size={size}>
      {brief ? 'Check out' : `Check out ${formatUsd(order.total_cents)}`}
    </CheckOutButton>
  )
}
