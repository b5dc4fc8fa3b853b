import type { Claim, ClaimTurn, OrderClaims } from '#market/claims/claim-on-order.ts'
import { cents } from '#market/money.ts'

export const aTurn = (changes: Partial<ClaimTurn> = {}): ClaimTurn => ({
  id: 1,
  act: 'report',
  party: 'buyer',
  reason: 'damaged',
  quantity: 10,
  amount_cents: cents(92_00),
  words: 'Wet boxes',
  photo_ids: [],
  at: '2026-11-20T12:00:00.000Z',
  ...changes,
})

/** Ten wet bears of Brightway's order, which its seller is asked for. */
export const aClaim = (changes: Partial<Claim> = {}): Claim => ({
  id: 5,
  line_id: 1,
  product_name: 'Organic cotton bear',
  state: 'seller_review',
  reason: 'damaged',
  quantity: 10,
  credit_cents: cents(92_00),
  proposed_cents: cents(92_00),
  payable_cents: cents(92_00),
  settled_cents: null,
  answer_by: '2026-11-25',
  version: 1,
  answers: [],
  opened_at: '2026-11-20T12:00:00.000Z',
  turns: [aTurn()],
  ...changes,
})

export const claimsOn = (
  data: readonly Claim[],
  meta: Partial<OrderClaims['meta']> = {},
): OrderClaims => ({
  data: [...data],
  meta: {
    is_open: true,
    ends_on: '2026-11-27',
    lines: [
      {
        line_id: 1,
        product_name: 'Organic cotton bear',
        quantity: 360,
        units_left: 350,
        expected_units: 360,
        unit_cents: cents(9_20),
        reasons: ['short', 'damaged', 'wrong_item', 'not_as_described'],
        freight_terms: 'included',
        joins: false,
      },
    ],
    ...meta,
  },
})
