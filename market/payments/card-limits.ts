import { cents, type Cents } from '#market/money.ts'

export const SMALLEST_CARD_PAYMENT = cents(50)
export const LARGEST_CARD_PAYMENT = cents(999_999_99)

/** Card networks take nothing below and nothing above these; such an order is paid by wire. */
export const isPayableByCard = (total: Cents) =>
  total >= SMALLEST_CARD_PAYMENT && total <= LARGEST_CARD_PAYMENT
