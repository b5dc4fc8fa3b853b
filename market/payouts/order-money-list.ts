import { z } from 'zod'
import { choice } from '#market/lists/filter.ts'
import { list } from '#market/lists/list.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'

/** Where the money of an order is, or was on its way in a payout that failed or came back. */
export const moneyPlaces = ['pending', 'available', 'in_flight', 'paid', 'came_back'] as const
export type MoneyPlace = (typeof moneyPlaces)[number]
export const moneyPlaceWords: Readonly<Record<MoneyPlace, string>> = {
  pending: 'Not available yet',
  available: 'Available',
  in_flight: 'On its way to your bank',
  paid: 'Paid',
  came_back: 'Payout failed or came back',
}

export const orderMoney = z.object({
  /** Of the order and where its money is, such as `412-available`. */
  id: z.string(),
  order_id: z.string(),
  po_number: z.string(),
  buyer_name: z.string(),
  status: z.enum(purchaseOrderStatuses),
  place: z.enum(moneyPlaces),
  /** Below zero: owed by the seller. */
  amount_cents: z.int(),
  /** When what is pending becomes available, as far as that is known. */
  available_on: z.iso.date().nullable(),
  /** A chargeback is open, and holds it. */
  is_disputed: z.boolean(),
  /** A problem was reported, and holds it until the claim is closed. */
  is_claimed: z.boolean(),
  payout_id: z.int().nullable(),
})
export type OrderMoney = z.infer<typeof orderMoney>

/** The orders behind each figure of a seller's money. */
export const orderMoneyList = list({
  name: 'orders',
  page: '/dashboard/payouts/orders',
  call: 'listOrderMoney',
  summary: 'The orders behind what the seller has coming, or was paid',
  policy: 'seller',
  row: orderMoney,
  perPage: 50,
  search: 'PO- or buyer',
  filters: {
    place: choice({
      label: 'Money',
      values: moneyPlaces,
      words: moneyPlaceWords,
      all: 'All money',
    }),
    payout: { label: 'Payout', schema: z.coerce.number().int().positive().optional() },
  },
  sorts: { newest: 'Newest first', oldest: 'Oldest first', amount: 'Amount: high to low' },
})
