import { formatUsd, type Cents } from '#market/money.ts'
import type { SellerTotal } from '#market/offer-sheets/offer-sheet-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import type { Column } from '#web/platform/ui/column.ts'
import { quantityText } from '#web/platform/ui/figures-typed.ts'
import { Table } from '#web/platform/ui/Table.tsx'

type Props = { sellers: readonly SellerTotal[]; total: Cents }

/** Each seller gets one offer. */
export function SellerTotals({ sellers, total }: Props) {
  const columns: Column<SellerTotal>[] = [
    {
      head: 'Seller',
      cell: ({ id, name }) => <Link href={paths.storefront(id)}>{name}</Link>,
      foot: sellers.length > 1 && 'All sellers',
    },
    { head: 'Lots', figure: true, cell: ({ lots }) => quantityText(lots) },
    { head: 'Units', figure: true, cell: ({ units }) => quantityText(units) },
    {
      head: 'Total',
      figure: true,
      cell: (seller) => <b>{formatUsd(seller.total)}</b>,
      foot: sellers.length > 1 && formatUsd(total),
    },
  ]
  const withoutFoot = columns.map(({ foot: _none, ...column }) => column)
  return (
    <Card>
      <CardHead title="One offer for each seller" />
      <Table
        caption="Totals by seller"
        columns={sellers.length > 1 ? columns : withoutFoot}
        rows={sellers}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}
