import { formatUsd } from '#market/money.ts'
import type { JudgedRow } from '#market/offer-sheets/offer-sheet-api.ts'
import type { Column } from '#web/platform/ui/column.ts'
import { quantityText } from '#web/platform/ui/figures-typed.ts'
import { SheetLot } from './SheetLot.tsx'
import { Typed } from './Typed.tsx'

export const sheetRowColumns: Column<JudgedRow>[] = [
  { head: 'Lot', cell: (row) => <SheetLot row={row} /> },
  {
    head: 'Offer Quantity',
    figure: true,
    cell: ({ quantity, typed }) =>
      quantity === null ? <Typed text={typed.quantity} /> : quantityText(quantity),
  },
  {
    head: 'Offer Price',
    figure: true,
    cell: ({ unit_price, typed }) =>
      unit_price === null ? <Typed text={typed.price} /> : formatUsd(unit_price),
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
