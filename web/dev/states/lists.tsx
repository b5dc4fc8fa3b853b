import { Handshake } from 'lucide-react'
import { cents, formatUsd, sum } from '#market/money.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { BeyondLastPage } from '#web/platform/ui/lists/BeyondLastPage.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { ExportRows } from '#web/platform/ui/lists/ExportRows.tsx'
import { FilterBar } from '#web/platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { ListSection } from '#web/platform/ui/lists/ListSection.tsx'
import { LoadMore } from '#web/platform/ui/lists/LoadMore.tsx'
import { RestOfList } from '#web/platform/ui/lists/RestOfList.tsx'
import { Pagination } from '#web/platform/ui/lists/Pagination.tsx'
import { RowPager } from '#web/platform/ui/lists/RowPager.tsx'
import { ScrollBox } from '#web/platform/ui/lists/ScrollBox.tsx'
import { SelectionBar } from '#web/platform/ui/lists/SelectionBar.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { kept, nothing, reads, states, type Kind } from '../state.ts'

const ORDERS = [
  { number: 'PO-10219', buyer: 'Fieldhouse Market', paid: false, total: cents(17_971_20) },
  { number: 'PO-10174', buyer: 'Brightway Off-Price', paid: true, total: cents(18_404_00) },
  { number: 'PO-10151', buyer: 'Cartway Goods', paid: false, total: cents(1_120_00) },
]

const columnsOf = (dearestFirst: boolean, onSort: () => void): Column<(typeof ORDERS)[0]>[] => [
  { head: 'Order', cell: ({ number }) => <b className="nowrap">{number}</b>, foot: '3 orders' },
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

const orders = kept(true, (dearestFirst, keep) => (
  <Table
    caption="Orders"
    columns={columnsOf(dearestFirst, () => keep(!dearestFirst))}
    rows={ORDERS.toSorted((a, b) => (dearestFirst ? b.total - a.total : a.total - b.total))}
    rowKey={({ number }) => number}
    hasProblem={({ number }) => number === 'PO-10151'}
  />
))

const filter = (
  <FilterSelect label="Status" value="all" choices={[['all', 'Any status']]} onChoose={nothing} />
)

export const lists: Kind = {
  title: 'Lists',
  note: 'Numbers right, words left; labelled blocks on phones.',
  wide: true,
  components: {
    Table: { 'sorted, with a sum and a problem': reads('table Orders', orders) },
    ScrollBox: states(ScrollBox, {
      short: { label: 'All', size: 'short', children: orders, reads: 'region All' },
    }),
    FilterBar: states(FilterBar, {
      'with a choice': {
        value: '',
        onSearch: nothing,
        label: 'Search orders',
        children: filter,
        reads: 'combobox Status',
      },
    }),
    ListSection: states(ListSection, {
      'your turn': {
        name: 'Your turn',
        mark: 'turn',
        count: 1,
        children: <li>O-10412</li>,
        reads: 'region Your turn',
      },
      waiting: { name: 'Waiting', mark: 'waiting', count: 1, children: <li>O-10377</li> },
      over: { name: 'Closed', mark: 'over', count: 1, children: <li>O-10102</li> },
    }),
    SelectionBar: states(SelectionBar, {
      'with what they come to': {
        label: 'Selected products',
        count: 1_204,
        about: '$7,468.80',
        children: <Button size="small">Publish</Button>,
        onClear: nothing,
        reads: 'region Selected products',
      },
    }),
    Pagination: states(Pagination, {
      'in the middle': {
        page: 2,
        totalPages: 1_204,
        hrefOf: (page) => `#page-${page}`,
        reads: 'navigation Pages',
      },
    }),
    RowPager: states(RowPager, {
      'the first rows': {
        part: { page: 0, first: 1, last: 20, isLast: false },
        total: 212,
        onPage: nothing,
        reads: 'status',
      },
    }),
    LoadMore: states(LoadMore, {
      busy: { more: true, busy: true, onMore: nothing, reads: 'button Show more' },
    }),
    RestOfList: states(RestOfList, {
      usual: {
        label: 'Loading closed offers',
        error: null,
        onRetry: nothing,
        reads: 'status',
      },
      failed: {
        label: 'Loading closed offers',
        error: new Error('Try again in a minute'),
        onRetry: nothing,
        reads: 'button Try again',
      },
    }),
    ExportRows: states(ExportRows, {
      usual: {
        of: 'Rows with problems',
        name: 'issues',
        rows: () => [['UPC', 'Issues']],
        children: 'Download rows',
        reads: 'button Rows with problems as Excel workbook',
      },
    }),
    BeyondLastPage: states(BeyondLastPage, {
      usual: { icon: Handshake, lastHref: '#page-3', reads: 'link Go to the last page' },
    }),
  },
}
