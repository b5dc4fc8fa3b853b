import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import { isPayableByCard } from '#market/payments/card-limits.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { isPayable, needsVerification } from '#market/purchase-orders/purchase-order.ts'
import { CheckOutButton } from './CheckOutButton.tsx'
import { VerifyPaymentButton } from './VerifyPaymentButton.tsx'
import { useState } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { ShipOrderForm } from './ShipOrderForm.tsx'

type Props = {
  order: PurchaseOrder
  viewer: Party
  /** In a row, where the amount already stands beside it. */
  brief?: boolean | undefined
}

/** What the reader is asked to do with an order now. */
export function TurnAction({ order, viewer, brief }: Props) {
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

type ShipOrderButtonProps = { order: PurchaseOrder; size: 'small' | 'medium' }

function ShipOrderButton({ order, size }: ShipOrderButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="primary" size={size} onClick={() => setOpen(true)}>
        Mark as shipped
      </Button>
      <ShipOrderDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

type ShipOrderDialogProps = { order: PurchaseOrder; open: boolean; onClose: () => void }

function ShipOrderDialog({ order, open, onClose }: ShipOrderDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Ship ${order.po_number}`}>
      <ShipOrderForm order={order} onClose={onClose} />
    </Dialog>
  )
}
