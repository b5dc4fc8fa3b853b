import { useLocation, useRouter } from '@tanstack/react-router'
import { PackageSearch } from 'lucide-react'
import { useState } from 'react'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { exportStaffOrders, staffOrdersList } from '#market/staff-orders/staff-orders-list.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { ExportList } from '#web/platform/lists/ExportList.tsx'
import { ListDays } from '#web/platform/lists/ListDays.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { RemovableChip } from '#web/platform/ui/RemovableChip.tsx'
import { BulkBar } from './bulk/BulkBar.tsx'
import { useSelectedIds } from '#web/platform/ui/lists/use-selected-ids.ts'
import { openedOrder } from './opened-order.ts'
import { staffOrderColumns } from './staff-order-columns.tsx'
import { staffOrdersKey } from './staff-orders-key.ts'
import { StaffOrderStatusFilter } from './StaffOrderStatusFilter.tsx'

const StaffOrderDialog = laterDialog(
  async () => (await import('./StaffOrderDialog.tsx')).StaffOrderDialog,
)
const RowActDialog = laterDialog(async () => (await import('./RowActDialog.tsx')).RowActDialog)
const DIALOGS = [StaffOrderDialog, RowActDialog]

/** Every order, for staff. */
export function StaffOrdersPage() {
  const { search } = useLocation()
  const router = useRouter()
  const isAdmin = useViewer()?.staff_role === 'admin'
  const [acting, setActing] = useState<{ order: StaffOrder; event: PurchaseOrderEvent }>()
  const selected = useSelectedIds()
  const opened = openedOrder(search)
  usePreloadOnFirstMove(DIALOGS)
  const show = (order: string | undefined) =>
    void router.navigate({ href: paths.adminOrders({ ...search, order }), resetScroll: false })

  return (
    <>
      <ListPage
        list={staffOrdersList}
        queryKey={staffOrdersKey}
        title="Purchase Orders"
        summary={(count) => (count === 1 ? '1 order' : `${quantityText(count)} orders`)}
        ownFilters={{
          status: StaffOrderStatusFilter,
          payout: PayoutFilter,
          from: ListDays,
        }}
        renderExport={(view) =>
          isAdmin && <ExportList file={exportStaffOrders} view={view} of="Purchase orders" />
        }
        tools={
          <>
            <ButtonLink href={paths.adminClaims()}>Claims</ButtonLink>
            <ButtonLink href={paths.adminCertificates()}>Resale certificates</ButtonLink>
          </>
        }
        columns={staffOrderColumns({
          onOpen: show,
          selected,
          onAct: isAdmin ? (order, event) => setActing({ order, event }) : undefined,
        })}
        hasProblem={({ has_failed_refund: failed }) => failed}
        renderBelow={(orders) => (
          <BulkBar
            shown={orders}
            selected={orders.filter(({ id }) => selected.has(id))}
            onSelectAll={() => selected.select(orders.map(({ id }) => id))}
            onClear={selected.clear}
          />
        )}
        empty={{
          icon: PackageSearch,
          title: 'No orders match',
          detail:
            'Search looks at order and tracking numbers, and at both sides’ names and email addresses.',
          all: 'Show all orders',
          whole: (
            <EmptyState icon={PackageSearch} title="No orders yet">
              An order opens when an offer is accepted, or when a buyer selects Buy Now.
            </EmptyState>
          ),
        }}
      />
      {acting && <RowActDialog {...acting} onClose={() => setActing(undefined)} />}
      {opened && <StaffOrderDialog asked={opened} onClose={() => show(undefined)} />}
    </>
  )
}

type PayoutFilterProps = {
  view: { payout?: number | undefined }
  onChange: (change: { payout: undefined }) => void
}

/** The payout whose orders staff look at, until it is taken off. */
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
