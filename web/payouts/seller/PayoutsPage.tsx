import { HandCoins } from 'lucide-react'
import { payoutsList } from '#market/payouts/payouts-list.ts'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { MoneyOverview } from './MoneyOverview.tsx'
import { payoutColumns } from './payout-columns.tsx'
import { payoutsKey } from './payout-queries.ts'

/** What a seller has coming, what keeps it, where it is paid, and every payout. */
export const PayoutsPage = () => (
  <ListPage
    list={payoutsList}
    queryKey={payoutsKey}
    title="Payouts"
    summary="What you have coming, and what you were paid."
    above={MoneyOverview}
    columns={payoutColumns}
    hasProblem={({ status }) => status === 'failed' || status === 'returned'}
    empty={{
      icon: HandCoins,
      title: 'No payouts match',
      detail: 'Search looks at banks, references and amounts.',
      all: 'Show all payouts',
      whole: (
        <EmptyState
          icon={HandCoins}
          title="No payouts yet"
          actions={<ButtonLink href={paths.manageOrders()}>Manage orders</ButtonLink>}
        >
          Each paid order is paid out to you once your buyer has received it and the time for
          complaints is over.
        </EmptyState>
      ),
    }}
  />
)
