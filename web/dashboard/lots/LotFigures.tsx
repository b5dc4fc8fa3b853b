import { useState } from 'react'
import type { LotFigures as Figures } from '#market/dashboard/overview-api.ts'
import type { Period } from '#market/dashboard/weeks.ts'
import { formatUsd } from '#market/money.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { sortByHead, type ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ExportRows } from '#web/platform/ui/lists/ExportRows.tsx'
import { LoadMore } from '#web/platform/ui/lists/LoadMore.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { Panel } from '#web/platform/ui/Panel.tsx'
import { useLotFigures } from '../overview-queries.ts'
import { periodWords } from '../period-of-address.ts'
import { answerText, fileRows, sortedLots, type LotSort } from './sorted-lots.ts'
import styles from './LotFigures.module.css'

const AT_ONCE = 20

type Props = { sellerId: number; period: Period }

/** Views, offers, sales and answers of each lot in the period. */
export function LotFigures({ sellerId, period }: Props) {
  const { data, error } = useLotFigures(period)
  const [sort, onSort] = useState<LotSort>('-sold')
  const [most, setMost] = useState(AT_ONCE)
  const now = useNow()
  if (!data) return error && <p className="soft">{error.message}</p>
  const lots = sortedLots(data.lots, sort)
  return (
    <Panel
      title="By product"
      className={styles['panel']}
      aside={
        lots.length > 0 && (
          <ExportRows
            of="Figures by product"
            name={`lotline-products-${period}-weeks-${now.toISOString().slice(0, 10)}`}
            rows={() => fileRows(lots)}
          >
            Export CSV
          </ExportRows>
        )
      }
    >
      {lots.length === 0 ? (
        <p className="soft">No product had views, offers or sales in this period.</p>
      ) : (
        <>
          <Table
            caption={`By product, ${periodWords[period].name.toLowerCase()}`}
            columns={columnsOf(sellerId).map((column) => sortByHead(column, { sort, onSort }))}
            rows={lots.slice(0, most)}
            rowKey={({ id }) => id}
          />
          <LoadMore
            more={most < lots.length}
            busy={false}
            onMore={() => setMost(most + AT_ONCE)}
            label="Show more products"
          />
        </>
      )}
    </Panel>
  )
}

const columnsOf = (sellerId: number): ListColumn<Figures, LotSort>[] => [
  {
    head: 'Product',
    cell: ({ id, name, upc, listed }) =>
      listed ? (
        <Link href={paths.product(sellerId, id)} className="cut2">
          {name || upc}
        </Link>
      ) : (
        <span className="cut2">{name || upc}</span>
      ),
    sorts: { ascending: 'name', descending: '-name' },
  },
  {
    head: 'Views',
    figure: true,
    cell: ({ views }) => quantityText(views),
    sorts: { ascending: 'views', descending: '-views' },
  },
  {
    head: 'Offers',
    figure: true,
    cell: ({ offers }) => quantityText(offers),
    sorts: { ascending: 'offers', descending: '-offers' },
  },
  {
    head: 'Units sold',
    figure: true,
    cell: ({ units_sold: units }) => quantityText(units),
    sorts: { ascending: 'units', descending: '-units' },
  },
  {
    head: 'Sold, net',
    figure: true,
    cell: ({ sold_net_cents: net }) => formatUsd(net),
    sorts: { ascending: 'sold', descending: '-sold' },
  },
  {
    head: 'Time to answer',
    figure: true,
    cell: ({ answer_hours: hours }) => answerText(hours),
    sorts: { ascending: 'answer', descending: '-answer' },
  },
]
