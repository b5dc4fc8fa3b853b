import { cents } from '#market/money.ts'
import type { SellerMoney } from '#market/payouts/payout-api.ts'
import type { Payout } from '#market/payouts/payout.ts'
import type { DueSeller } from '#market/payouts/due-sellers-list.ts'
import type { StaffPayout } from '#market/payouts/staff-payouts-list.ts'
import type { OrderMoney } from '#market/payouts/order-money-list.ts'

export const bank = {
  method: 'bank',
  is_ready: true,
  asks_for_details: false,
  is_rejected: false,
  account_holder: 'Harbor Goods LLC',
  bank_name: 'First Bank',
  last4: '6789',
} as const
export const stripe = { ...bank, method: 'stripe', account_holder: null } as const

/** What a seller has coming that is paid to its bank, unless a test says otherwise. */
export const aMoney = (more: Partial<SellerMoney> = {}): SellerMoney => ({
  pending_cents: 120_00,
  available_cents: 90_00,
  in_flight_cents: 45_00,
  paid_cents: 1_234_50,
  debt_limit_cents: cents(500_00),
  next_pay_run: '2099-12-03T14:00:00.000Z',
  held_for: null,
  held_until: null,
  account: bank,
  has_invoice_details: true,
  debts: [],
  next_available: null,
  returned_problem: null,
  first_month: '2026-09',
  ...more,
})

export const aPayout = (more: Partial<Payout> = {}): Payout => ({
  id: 4,
  status: 'paid',
  method: 'bank',
  amount_cents: cents(117_00),
  begun_at: '2026-11-24T14:00:00.000Z',
  sent_at: '2026-11-24T16:00:00.000Z',
  arrives_at: null,
  ended_at: '2026-11-24T16:00:00.000Z',
  bank_name: 'First Bank',
  bank_last4: '6789',
  bank_reference: 'FT-77',
  problem: null,
  orders_count: 2,
  ...more,
})

export const aStaffPayout = (more: Partial<StaffPayout> = {}): StaffPayout => ({
  ...aPayout(),
  seller_id: 3,
  seller_name: 'Harbor Goods',
  begun_by: null,
  ...more,
})

export const anOrderMoney = (more: Partial<OrderMoney> = {}): OrderMoney => ({
  id: '7-pending',
  order_id: '7',
  po_number: 'PO-10007',
  buyer_name: 'Corner Store',
  status: 'received',
  place: 'pending',
  amount_cents: 90_00,
  available_on: '2099-12-03',
  is_disputed: false,
  is_claimed: false,
  payout_id: null,
  ...more,
})

export const aDueSeller = (more: Partial<DueSeller> = {}): DueSeller => ({
  id: 3,
  name: 'Harbor Goods',
  available_cents: 90_00,
  pending_cents: 120_00,
  disputed_cents: 0,
  since: '2026-11-20T14:00:00.000Z',
  held_for: null,
  held_until: null,
  method: 'bank',
  bank_last4: '6789',
  ...more,
})

/** A page of a list that has no further one. */
export const aPageOf = <Row>(data: Row[]) => ({
  data,
  meta: { page: 1, per_page: 50, total_pages: 1, total_count: data.length },
})
