import { Coins } from 'lucide-react'
import { orderMoneyList } from '#market/payouts/order-money-list.ts'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { RemovableChip } from '#web/platform/ui/RemovableChip.tsx'
import { orderMoneyColumns } from './order-money-columns.tsx'
import { payoutsKey } from './payout-queries.ts'
import { PayoutTabs } from './PayoutTabs.tsx'

/** The orders behind each figure of a seller's money. */
export const OrderMoneyPage = () => (
  <ListPage
    list={orderMoneyList}
    queryKey={[...payoutsKey, 'orders']}
    title="Money by order"
    summary="What each order brings you, after our fee."
    above={OrderTabs}
    ownFilters={{ payout: PayoutFilter }}
    columns={orderMoneyColumns}
    hasProblem={({ amount_cents: amount }) => amount < 0}
    empty={{
      icon: Coins,
      title: 'No orders match',
      detail: 'Search looks at order numbers and buyers’ names.',
      all: 'Show all orders',
      whole: (
        <EmptyState icon={Coins} title="No orders yet">
          Orders appear here once their buyers have paid.
        </EmptyState>
      ),
    }}
  />
)

const OrderTabs = () => <PayoutTabs current="orders" />

type PayoutFilterProps = {
  view: { payout?: number | undefined }
  onChange: (change: { payout: undefined }) => void
}

/** The payout whose orders are shown, until it is taken off. */
function PayoutFilter({ view, onChange }: PayoutFilterProps) {
  if (view.payout === undefined) return null
  return (
    <span className="row">
      <RemovableChip
        label={`Payout No. ${view.payout}`}
        onRemove={() => onChange({ payout: undefined })}
      />
    </span>
  )
}
