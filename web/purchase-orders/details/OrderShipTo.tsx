import { useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { mayChangeShipTo } from '#market/purchase-orders/purchase-order.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { poDocumentProblem } from '#market/purchase-orders/po-document-problem.ts'
import { PoDocumentLine } from '#web/offers/po-document/PoDocumentLine.tsx'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { useChangeOrderDetails } from '../purchase-order-queries.ts'
import { ShipToAddress } from './ShipToAddress.tsx'

const BuyerDetailsDialog = laterDialog(
  async () =>
    (await import('#web/ship-to-addresses/choosing/BuyerDetailsDialog.tsx')).BuyerDetailsDialog,
)
const DIALOGS = [BuyerDetailsDialog]

type Props = { order: PurchaseOrder; viewer: Party }

/** Where an order goes, and the buyer's own number of it; the address may change until it is paid. */
export function OrderShipTo({ order, viewer }: Props) {
  const [isOpen, setOpen] = useState(false)
  usePreloadOnFirstMove(DIALOGS, viewer === 'buyer')
  const change = useChangeOrderDetails()
  const mayMove = mayChangeShipTo(order.status, viewer)
  const { buyer_po_number: number } = order
  return (
    <>
      {number && (
        <p>
          {viewer === 'buyer' ? 'Your PO' : 'Buyer’s PO'}: <b>{number}</b>
        </p>
      )}
      <PoDocumentLine
        offer={{ ...order, id: order.offer_id }}
        viewer={viewer}
        mayChange={viewer === 'buyer' && !poDocumentProblem('accepted', order.status)}
      />
      <p className="muted">Ship to</p>
      <ShipToAddress address={order.ship_to} />
      {viewer === 'buyer' && order.status !== 'canceled' && (
        <p className="no-print">
          <TextButton onClick={() => setOpen(true)}>{buttonWords(mayMove, number)}</TextButton>
        </p>
      )}
      {isOpen && (
        <BuyerDetailsDialog
          title={
            mayMove
              ? `Ship-to and PO number of ${order.po_number}`
              : `Your PO number for ${order.po_number}`
          }
          start={{ addressId: undefined, poNumber: number ?? '' }}
          mayMove={mayMove}
          onSave={(details) => change.mutateAsync({ orderId: order.id, details })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function buttonWords(mayMove: boolean, number: string | null) {
  if (mayMove) return 'Change ship-to or PO number'
  return number ? 'Change PO number' : 'Add PO number'
}
