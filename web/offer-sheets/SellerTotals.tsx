import type { Cents } from '#market/money.ts'
import type { SellerTotal } from '#market/offer-sheets/offer-sheet-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import { Table } from '#web/platform/ui/Table.tsx'
import { ScrollBox } from './ScrollBox.tsx'
import { sellerColumns } from './seller-columns.tsx'

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
