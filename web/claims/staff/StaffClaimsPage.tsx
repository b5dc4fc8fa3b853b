import { PackageX } from 'lucide-react'
import { staffClaimsList } from '#market/claims/staff-claims-list.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { staffClaimColumns } from './staff-claim-columns.tsx'
import { staffClaimsKey } from './staff-claims-key.ts'

/** The problems that buyers reported with orders. An order's dialog has the photos, and decides. */
export function StaffClaimsPage() {
  return (
    <ListPage
      list={staffClaimsList}
      queryKey={staffClaimsKey}
      title="Claims"
      summary={(count) => counted(count, 'claim')}
      columns={staffClaimColumns()}
      empty={{
        icon: PackageX,
        title: 'No claims match',
        detail: 'Search looks at order numbers, companies and products.',
        all: 'Show all claims',
        whole: (
          <EmptyState icon={PackageX} title="No claims yet">
            Buyers report problems with an order on its page.
          </EmptyState>
        ),
      }}
    />
  )
}
