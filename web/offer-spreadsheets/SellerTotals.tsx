import { type Cents, formatUsd } from '#market/money.ts'
import type { SellerTotal } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { ScrollBox } from '#web/platform/ui/lists/ScrollBox.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

type Props = { sellers: readonly SellerTotal[]; total: Cents }

/** Each seller gets one offer. */
export function SellerTotals({ sellers, total }: Props) {
  return (
    <Card>
      <CardHead title="One offer for each seller" />
      <ScrollBox label="Totals by seller" size="short">
        <Table
          caption="Totals by seller"
          columns={sellerColumns(sellers.length > 1 ? total : undefined)}
          rows={sellers}
          rowKey={({ id }) => id}
        />
      </ScrollBox>
    </Card>
  )
}

/** `total` is that of several sellers. */
const sellerColumns = (total: Cents | undefined): Column<SellerTotal>[] => [
  {
    head: 'Seller',
    cell: ({ id, name }) => <Link href={paths.storefront(id)}>{name}</Link>,
    ...(total !== undefined && { foot: 'All sellers' }),
  },
  { head: 'Lots', figure: true, cell: ({ lots }) => quantityText(lots) },
  { head: 'Units', figure: true, cell: ({ units }) => quantityText(units) },
  {
    head: 'Total',
    figure: true,
    cell: (seller) => <b>{formatUsd(seller.total)}</b>,
    ...(total !== undefined && { foot: formatUsd(total) }),
  },
]
