import { useLocation } from '@tanstack/react-router'
import { Plus, Store } from 'lucide-react'
import { useMemo, useState } from 'react'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { Pagination } from '#web/platform/ui/lists/Pagination.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { NewSellerDialog } from './NewSellerDialog.tsx'
import { sellerColumns } from './seller-columns.tsx'
import { addressOf, viewOfAddress } from './sellers-address.ts'
import { sellerCount } from './seller-words.ts'
import { SellerFilters } from './SellerFilters.tsx'
import { useSellers } from './staff-seller-queries.ts'

/** Every seller, for staff. */
export function SellersPage() {
  usePageTitle('Sellers')
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  const { data: sellers, error, refetch } = useSellers(view)
  const [isOpening, setOpening] = useState(false)

  return (
    <main className="page">
      <PageHead
        title="Sellers"
        summary={
          sellers && <output className="tnum">{sellerCount(sellers.meta.total_count)}</output>
        }
      >
        <AdminsOnly instead="Only administrators open and change sellers.">
          <Button kind="primary" onClick={() => setOpening(true)}>
            <Plus /> New seller
          </Button>
        </AdminsOnly>
      </PageHead>
      <SellerFilters view={view} meta={sellers?.meta} />
      {error && !sellers && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!sellers && !error && (
        <Loading label="Loading sellers">
          <SkeletonRows rows={8} />
        </Loading>
      )}
      {sellers?.data.length === 0 && (
        <EmptyState
          icon={Store}
          title="No seller here matches"
          actions={<ButtonLink href={addressOf({})}>Show all sellers</ButtonLink>}
        >
          Names of sellers, and names and e-mail addresses of their users are searched.
        </EmptyState>
      )}
      {sellers && sellers.data.length > 0 && (
        <div className="col g4">
          <Card>
            <Table
              caption="Sellers"
              columns={sellerColumns}
              rows={sellers.data}
              rowKey={({ id }) => id}
            />
          </Card>
          <Pagination
            page={view.page}
            totalPages={sellers.meta.total_pages}
            hrefOf={(page) => addressOf({ ...view, page })}
          />
        </div>
      )}
      {isOpening && <NewSellerDialog onClose={() => setOpening(false)} />}
    </main>
  )
}
