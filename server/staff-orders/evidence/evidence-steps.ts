import { plain } from '#server/purchase-orders/pdf/sheet-words.ts'
import type { StaffOrderRow } from '../find-staff-order.ts'

type Step = { event: string; party: 'buyer' | 'seller' | 'admin' | 'system' }

/** A step of an order for somebody outside: companies by their names. */
export function evidenceSteps({ event, party }: Step, order: StaffOrderRow): string {
  const [buyer, seller] = [plain(order.buyerName), plain(order.sellerName)]
  const who = { buyer, seller, admin: 'Lotline', system: undefined }[party]
  const words: Record<string, string> = {
    open: 'Order opened: both sides had agreed',
    submit_payment: 'Payment submitted',
    require_payment_action: 'The bank asked the buyer to verify the payment',
    fail_payment: 'The payment did not go through',
    confirm_payment: who
      ? `${who} confirmed the payment`
      : 'The card provider confirmed the payment',
    ship: `${who ?? seller} shipped the order`,
    correct_tracking: `${who ?? seller} corrected the tracking`,
    report_problem: `${who ?? buyer} reported a problem`,
    close_claim: who ? `${who} closed the claim` : 'The claim was closed',
    change_ship_to: `${who ?? buyer} changed the ship-to address`,
    report_short: `${who ?? seller} found fewer units than ordered`,
    accept_short: `${who ?? buyer} accepted the smaller order`,
    decline_short: `${who ?? buyer} did not accept the smaller order`,
    receive: who ? `${who} confirmed that the order was received` : 'Marked received automatically',
    mark_paid_in_full: 'The order was settled',
    complete: 'The order was completed',
    cancel: who ? `${who} canceled the order` : 'The order was canceled',
  }
  return words[event] ?? event.replaceAll('_', ' ')
}
