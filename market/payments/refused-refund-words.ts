const CHARGED_BACK = 'The payment was charged back, so the card provider won’t refund it'
const BALANCE = 'The balance at the card provider is too low'

const WORDS: Readonly<Record<string, string>> = {
  charge_disputed: CHARGED_BACK,
  refund_disputed_payment: CHARGED_BACK,
  charge_already_refunded: 'The card provider says it was already refunded in full',
  balance_insufficient: BALANCE,
  insufficient_funds: BALANCE,
  resource_missing: 'The card provider does not know this payment',
}

/** Why the card provider refused a refund, by its code. */
export const refusedRefundWords = (code: string) =>
  WORDS[code] ?? `The card provider refused it (${code})`
