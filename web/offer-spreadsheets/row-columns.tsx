import { formatUsd } from '#market/money.ts'
import type { JudgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { RowProduct } from './RowProduct.tsx'

export const rowColumns: Column<JudgedRow>[] = [
  { head: 'Lot', cell: (row) => <RowProduct row={row} /> },
  {
    head: 'Offer Quantity',
    figure: true,
    cell: ({ quantity, typed }) =>
      quantity === null ? <UnreadableCell text={typed.quantity} /> : quantityText(quantity),
  },
  {
    head: 'Offer Price',
    figure: true,
    cell: ({ unit_price, typed }) =>
      unit_price === null ? <UnreadableCell text={typed.price} /> : formatUsd(unit_price),
  },
  {
    head: 'Off MSRP',
    figure: true,
    cell: ({ percent_off }) =>
      percent_off !== null && percent_off >= 0 && <b className="green">{percent_off}%</b>,
  },
  {
    head: 'Total',
    figure: true,
    cell: ({ total }) => total !== null && <b>{formatUsd(total)}</b>,
  },
]

/** Shows the text of a cell that the server could not read. */
function UnreadableCell({ text }: { text: string }) {
  return <span className="red">{text || 'Empty'}</span>
}
