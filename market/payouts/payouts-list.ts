import { choice } from '#market/lists/filter.ts'
import { list } from '#market/lists/list.ts'
import { MOST_PER_PAGE } from '#market/paging.ts'
import { payout, payoutStatuses } from './payout.ts'

export const payoutStatusWords = {
  begun: 'Being sent',
  sent: 'On its way',
  paid: 'Paid',
  failed: 'Failed',
  returned: 'Returned by the bank',
} as const satisfies Record<(typeof payoutStatuses)[number], string>

/** A seller's own payouts. */
export const payoutsList = list({
  name: 'payouts',
  page: '/dashboard/payouts',
  call: 'listPayouts',
  summary: 'The payouts of the seller',
  policy: 'seller',
  row: payout,
  perPage: 50,
  search: 'Bank or amount',
  filters: {
    status: choice({
      label: 'Status',
      values: payoutStatuses,
      words: payoutStatusWords,
      all: 'All payouts',
    }),
  },
  sorts: { newest: 'Newest first', oldest: 'Oldest first', amount: 'Amount: high to low' },
})

/** What was paid out to a seller, newest first: enough for years of pay runs. */
export const paidPayouts = {
  query: payoutsList.read.query.parse({ status: 'paid', per_page: MOST_PER_PAGE }),
}
