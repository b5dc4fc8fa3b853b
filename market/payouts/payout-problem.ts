const WORDS: Readonly<Record<string, string>> = {
  account_closed: 'The bank account is closed.',
  account_invalid: 'The account at Stripe can’t be used.',
  amount_too_large: 'It is more than the card payment it comes from.',
  amount_too_small: 'It is less than the bank takes.',
  balance_insufficient: 'The money isn’t available at Stripe yet. It is sent as soon as it is.',
  bank_account_restricted: 'The bank account doesn’t take payouts.',
  bank_account_unusable: 'The bank account can’t be used.',
  could_not_process: 'The bank could not process it.',
  debit_not_authorized: 'The bank account doesn’t take payouts.',
  incorrect_account_holder_name: 'The name on the bank account is not the one that was given.',
  insufficient_capabilities_for_transfer: 'Stripe needs more details of the seller first.',
  insufficient_funds: 'The money isn’t available at Stripe yet.',
  invalid_account_number: 'The account number is wrong.',
  invalid_currency: 'The bank account doesn’t take US dollars.',
  no_account: 'The bank account was not found.',
  payouts_not_allowed: 'Stripe doesn’t pay out to this account.',
  returned: 'The bank returned it.',
  transfers_not_allowed: 'Stripe doesn’t allow transfers to this account.',
}

/** Why a payout waits, failed or came back, in words: the provider's code, or what staff wrote. */
export function payoutProblem(problem: string | null) {
  if (problem === null) return null
  const isCode = /^[a-z0-9_]+$/.test(problem)
  return WORDS[problem] ?? (isCode ? `Stripe says: ${problem.replaceAll('_', ' ')}.` : problem)
}
