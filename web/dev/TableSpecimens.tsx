import { useState } from 'react'
import { cents, formatUsd, sum } from '#market/money.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { LoadMore } from '#web/platform/ui/lists/LoadMore.tsx'
import { Pagination } from '#web/platform/ui/lists/Pagination.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { Specimen } from './Specimen.tsx'

const ORDERS = [
  { number: 'PO-10219', buyer: 'Fieldhouse Market', paid: false, total: cents(17_971_20) },
  { number: 'PO-10174', buyer: 'Brightway Off-Price', paid: true, total: cents(18_404_00) },
  { number: 'PO-10151', buyer: 'Cartway Goods', paid: false, total: cents(1_120_00) },
]
type Order = (typeof ORDERS)[number]

export function TableSpecimens() {
  const [dearestFirst, setDearestFirst] = useState(true)
  const orders = ORDERS.toSorted((a, b) => (dearestFirst ? b.total - a.total : a.total - b.total))
  return (
    <>
      <Specimen title="Breadcrumbs">
        <Breadcrumbs
          trail={[
            { label: 'All Products', href: '#all' },
            { label: 'Harrow & Pine', href: '#seller' },
          ]}
          here="Speckled stoneware mug, 12 oz, with a name that goes on for quite a while"
        />
      </Specimen>
      <Specimen title="Table" note="Numbers right, words left; labelled blocks on phones.">
        <Card>
          <Table
            caption="Orders"
            columns={columnsOf(dearestFirst, () => setDearestFirst(!dearestFirst))}
            rows={orders}
            rowKey={({ number }) => number}
            hasProblem={({ number }) => number === 'PO-10151'}
          />
        </Card>
        <Pagination page={2} totalPages={1_204} hrefOf={(page) => `#page-${page}`} />
        <LoadMore more busy onMore={() => undefined} />
      </Specimen>
      <Specimen title="Card and facts">
        <Card>
          <CardHead title="Product Details">
            <Pill colour="gray">Published</Pill>
          </CardHead>
          <div style={{ padding: 'var(--s-2) var(--s-5)' }}>
            <DescriptionList
              facts={[
                { label: 'UPC', value: '042169585523' },
                { label: 'Dimensions', value: '3.2 × 3.2 × 4.1 in' },
                { label: 'Packaging', value: 'Retail ready' },
              ]}
            />
          </div>
          <CardFoot>
            <Button kind="primary">Accept at $7,468.80</Button>
            <Button>Counter</Button>
            <Button kind="danger-quiet" className="push">
              Reject
            </Button>
          </CardFoot>
        </Card>
        <Card padded edge="turn">
          Your turn
        </Card>
        <Card padded edge="problem">
          A problem
        </Card>
      </Specimen>
    </>
  )
}

const columnsOf = (dearestFirst: boolean, onSort: () => void): Column<Order>[] => [
  {
    head: 'Order',
    cell: ({ number }) => <b className="nowrap">{number}</b>,
    foot: `${ORDERS.length} orders`,
  },
  { head: 'Buyer', cell: ({ buyer }) => buyer },
  {
    head: 'Status',
    cell: ({ paid }) => (
      <Pill colour={paid ? 'green' : 'yellow'}>{paid ? 'Completed' : 'Awaiting shipment'}</Pill>
    ),
  },
  {
    head: 'Total',
    figure: true,
    cell: ({ total }) => formatUsd(total),
    foot: formatUsd(sum(ORDERS.map(({ total }) => total))),
    sort: { direction: dearestFirst ? 'descending' : 'ascending', onSort },
  },
]
