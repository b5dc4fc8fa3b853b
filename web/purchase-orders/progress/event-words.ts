import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'

export type OrderEvent = PurchaseOrder['history'][number]
type Happened = Pick<OrderEvent, 'event' | 'party'>
type Sides = Pick<PurchaseOrder, 'buyer_name' | 'seller_name'>

/** Describes an event of an order from the reader's side. */
export function eventWords({ event, party }: Happened, order: Sides, viewer: Party) {
  const who = {
    buyer: viewer === 'buyer' ? 'You' : order.buyer_name,
    seller: viewer === 'seller' ? 'You' : order.seller_name,
    admin: 'Lotline',
    system: undefined,
  }[party]
  const words: Record<string, string> = {
    open: 'Order opened',
    submit_payment: 'Payment submitted',
    require_payment_action: 'The bank asked to verify the payment',
    fail_payment: 'The payment did not go through',
    confirm_payment: who ? `${who} confirmed the payment` : 'Payment confirmed',
    ship: `${who ?? 'The seller'} shipped the order`,
    correct_tracking: `${who ?? 'The seller'} corrected the tracking`,
    change_ship_to: `${who ?? 'The buyer'} changed the ship-to address`,
    report_problem: `${who ?? 'The buyer'} reported a problem`,
    close_claim: who ? `${who} closed the claim` : 'Claim closed',
    report_short: `${who ?? 'The seller'} found fewer units than ordered`,
    accept_short: `${who ?? 'The buyer'} accepted the smaller order`,
    decline_short: `${who ?? 'The buyer'} chose to cancel instead`,
    receive: who ? `${who} marked it as received` : 'Marked received automatically',
    mark_paid_in_full: 'Paid in full',
    complete: 'Completed',
    cancel: who ? `${who} canceled the order` : 'Order canceled',
  }
  return words[event] ?? event.replaceAll('_', ' ')
}

export function eventTone({ event, party }: Happened, viewer: Party) {
  if (event === 'cancel' || event === 'fail_payment') return 'problem' as const
  return party === viewer ? ('mine' as const) : undefined
}
