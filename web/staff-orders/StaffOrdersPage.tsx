import { useLocation, useRouter } from '@tanstack/react-router'
import { PackageSearch } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { Pagination } from '#web/platform/ui/lists/Pagination.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { RowActDialog } from './RowActDialog.tsx'
import { StaffOrderDialog } from './StaffOrderDialog.tsx'
import { StaffOrderFilters } from './StaffOrderFilters.tsx'
import { staffOrderColumns } from './staff-order-columns.tsx'
import { useStaffOrders } from './staff-order-queries.ts'
import { addressOf, viewOfAddress } from './staff-orders-address.ts'

/** Every order, for staff. */
export function StaffOrdersPage() {
  usePageTitle('Purchase Orders')
  const router = useRouter()
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  const { data: orders, error, refetch } = useStaffOrders(view)
  const isAdmin = useViewer()?.staff_role === 'admin'
  const [acting, setActing] = useState<{ order: StaffOrder; event: PurchaseOrderEvent }>()
  const show = (order: string | undefined) =>
    void router.navigate({ href: addressOf({ ...view, order }), resetScroll: false })

  return (
    <main className="page">
      <PageHead
        title="Purchase Orders"
        summary={
          orders && (
            <output className="tnum">
              {orders.meta.total_count === 1
                ? '1 order'
                : `${quantityText(orders.meta.total_count)} orders`}
            </output>
          )
        }
      />
      <StaffOrderFilters view={view} meta={orders?.meta} />
      {error && !orders && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!orders && !error && (
        <Loading label="Loading orders">
          <SkeletonRows rows={8} />
        </Loading>
      )}
      {orders?.data.length === 0 && (
        <EmptyState
          icon={PackageSearch}
          title="No order here matches"
          actions={<ButtonLink href={addressOf({})}>Show all orders</ButtonLink>}
        >
          Order numbers, and names and e-mail addresses of both sides are searched.
        </EmptyState>
      )}
      {orders && orders.data.length > 0 && (
        <div className="col g4">
          <Card>
            <Table
              caption="Purchase orders"
              columns={staffOrderColumns({
                onOpen: show,
                onAct: isAdmin ? (order, event) => setActing({ order, event }) : undefined,
              })}
              rows={orders.data}
              rowKey={({ id }) => id}
              hasProblem={({ has_failed_refund: failed }) => failed}
            />
          </Card>
          <Pagination
            page={view.page}
            totalPages={orders.meta.total_pages}
            hrefOf={(page) => addressOf({ ...view, page, order: undefined })}
          />
        </div>
      )}
      {acting && <RowActDialog {...acting} onClose={() => setActing(undefined)} />}
      {view.order && <StaffOrderDialog asked={view.order} onClose={() => show(undefined)} />}
    </main>
  )
}
