import { useState } from 'react'
import { Boxes, Plus } from 'lucide-react'
import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { SearchBox } from '#web/platform/ui/fields/SearchBox.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import styles from '../StaffSellers.module.css'
import { sellerProductColumns } from './seller-product-columns.tsx'
import { useSellerProducts } from './seller-product-queries.ts'

type Props = { seller: SellerRecord }

export function SellerProducts({ seller: { id } }: Props) {
  const [{ page, search }, setWanted] = useState({ page: 1, search: '' })
  const setPage = (to: number) => setWanted({ page: to, search })
  const { data, error, refetch } = useSellerProducts(id, { page, search })
  return (
    <section className={styles['products']} aria-label="Products">
      <div className="row between wrap">
        <h2>Products</h2>
        <AdminsOnly>
          <ButtonLink kind="primary" href={paths.adminNewProduct(id)}>
            <Plus /> Add product
          </ButtonLink>
        </AdminsOnly>
      </div>
      <SearchBox
        label="Search products of this seller"
        placeholder="Name, UPC, SKU"
        value={search}
        onSearch={(text) => setWanted({ page: 1, search: text })}
      />
      {error && !data && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} />}
      {data?.products.length === 0 && (
        <EmptyState icon={Boxes} title={search ? 'No products match' : 'No products yet'}>
          {!search && 'The seller or an administrator can add the first one.'}
        </EmptyState>
      )}
      {data && data.products.length > 0 && (
        <div className="col g3">
          <Card>
            <Table
              caption="Products of the seller"
              columns={sellerProductColumns}
              rows={data.products}
              rowKey={(product) => product.id}
              hasProblem={({ provisional }) => provisional}
            />
          </Card>
          {data.meta.total_pages > 1 && (
            <div className="row between">
              <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                Previous products
              </Button>
              <span className="t13 muted tnum">
                Page {page} of {data.meta.total_pages}
              </span>
              <Button
                size="small"
                disabled={page >= data.meta.total_pages}
                onClick={() => setPage(page + 1)}
              >
                Next products
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  )
}
