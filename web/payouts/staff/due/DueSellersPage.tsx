import { Landmark } from 'lucide-react'
import { dueSellersList } from '#market/payouts/due-sellers-list.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { useSelectedIds } from '#web/platform/ui/lists/use-selected-ids.ts'
import { staffPayoutsKey } from '../staff-payouts-key.ts'
import { dueColumns } from './due-columns.tsx'
import { canBePaid } from './can-be-paid.ts'
import { PaySelected } from './PaySelected.tsx'

/** Sellers with money available, or in debt, and what keeps it. */
export function DueSellersPage() {
  const isAdmin = useViewer()?.staff_role === 'admin'
  const selected = useSelectedIds()
  return (
    <ListPage
      list={dueSellersList}
      queryKey={[...staffPayoutsKey, 'due']}
      title="Sellers to pay"
      summary={(count) => counted(count, 'seller')}
      tools={<ButtonLink href={paths.adminPayouts()}>All payouts</ButtonLink>}
      columns={dueColumns(isAdmin ? selected : undefined)}
      hasProblem={({ available_cents: available }) => available < 0}
      renderBelow={(sellers) => (
        <PaySelected
          sellers={sellers.filter((each) => canBePaid(each) && selected.has(each.id))}
          onClear={selected.clear}
        />
      )}
      empty={{
        icon: Landmark,
        title: 'No sellers match',
        detail: 'Search looks at sellers’ names.',
        all: 'Show all sellers',
        whole: (
          <EmptyState icon={Landmark} title="No sellers to pay">
            Sellers appear here once money of theirs is available, or they owe some.
          </EmptyState>
        ),
      }}
    />
  )
}
