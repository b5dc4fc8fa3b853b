import { cents, formatUsd, type Cents } from '#market/money.ts'
import type { RefusalKind } from '#market/refusal-kind.ts'

/** Canceling an order needs a second administrator when more than this was paid. */
export const REFUND_LIMIT = cents(10_000_00)
/** So does a fee further than this from the current or the standard one, in hundredths of a percent. */
export const FEE_LIMIT_BPS = 500

/** How long an act waits for a second administrator. */
export const APPROVAL_HOURS = 72

type Order = { isPaid: boolean; total: Cents }

/** Counts everything paid, including parts refunded earlier. */
export const refundAsksSecond = ({ isPaid, total }: Order) => isPaid && total > REFUND_LIMIT

type Part = { refunded: number; amount: number }

/** Counts what was refunded of the order before, so that small parts cannot add up. */
export const partAsksSecond = ({ refunded, amount }: Part) => refunded + amount > REFUND_LIMIT

type FeeChange = { inForce: number; wanted: number; standard: number }

/** Compared with the standard fee too, so that small steps cannot add up. */
export const feeAsksSecond = ({ inForce, wanted, standard }: FeeChange) =>
  wanted !== inForce &&
  Math.max(Math.abs(wanted - inForce), Math.abs(wanted - standard)) > FEE_LIMIT_BPS

const code = 'second_administrator_needed'
export const REFUND_ASKS_SECOND = {
  code,
  message: `A second administrator has to approve refunds over ${formatUsd(REFUND_LIMIT)}. Request approval first.`,
} satisfies RefusalKind
export const FEE_ASKS_SECOND = {
  code,
  message: `A second administrator has to approve a fee more than ${FEE_LIMIT_BPS / 100} points from the current or the standard fee. Request approval first.`,
} satisfies RefusalKind
