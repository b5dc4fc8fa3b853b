import { Plus, Store } from 'lucide-react'
import { useState } from 'react'
import { sellersList } from '#market/staff-sellers/sellers-list.ts'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { ListPage, type ShownOf } from '#web/platform/lists/ListPage.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { NewSellerDialog } from './NewSellerDialog.tsx'
import { sellerColumns } from './seller-columns.tsx'
import { sellerCount } from './seller-words.ts'
import { sellersKey } from './staff-seller-queries.ts'

/** Every seller, for staff. */
export function SellersPage() {
  const [isOpening, setOpening] = useState(false)
  return (
    <>
      <ListPage
        list={sellersList}
        queryKey={sellersKey}
        title="Sellers"
        summary={sellerCount}
        tools={
          <AdminsOnly instead="Only administrators can add and edit sellers.">
            <Button kind="primary" onClick={() => setOpening(true)}>
              <Plus /> New seller
            </Button>
          </AdminsOnly>
        }
        above={SellerTabs}
        columns={sellerColumns}
        empty={{
          icon: Store,
          title: 'No sellers match',
          detail: 'Search looks at seller names, and at their users’ names and email addresses.',
          all: 'Show all sellers',
          whole: (
            <EmptyState icon={Store} title="No sellers yet">
              Sellers appear here once their application is approved, or when you open one.
            </EmptyState>
          ),
        }}
      />
      {isOpening && <NewSellerDialog onClose={() => setOpening(false)} />}
    </>
  )
}

function SellerTabs({ view, answer, hrefOf }: ShownOf<typeof sellersList>) {
  const tab = (label: string, group: typeof view.group, count: number | undefined) => ({
    label,
    href: hrefOf({ ...view, group, page: 1 }),
    current: group === view.group,
    count,
  })
  return (
    <Tabs
      label="Sellers"
      tabs={[
        tab('All', 'all', answer?.meta.seller_count),
        tab('No user yet', 'without_user', answer?.meta.without_user_count),
        tab('Invited', 'invited', answer?.meta.invited_count),
      ]}
    />
  )
}
