import { formatUsd, type Cents } from '#market/money.ts'
import type { JudgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import type { PriceAnswers } from '#market/offer-spreadsheets/price-answers.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { SegmentedControl } from '#web/platform/ui/SegmentedControl.tsx'
import { RowProduct } from './RowProduct.tsx'

type Choose = (row: JudgedRow, price: Cents) => void

export const priceTypoColumns = (answers: PriceAnswers, onChoose: Choose): Column<JudgedRow>[] => [
  { head: 'Lot', cell: (row) => <RowProduct row={row} /> },
  { head: 'Why', cell: ({ slip }) => slip?.reason },
  {
    head: 'Offer Price',
    cell: (row) => (
      <PriceChoice
        row={row}
        answer={answers.get(row.row)}
        onChoose={(price) => onChoose(row, price)}
      />
    ),
  },
]

type ChoiceProps = {
  row: JudgedRow
  answer: Cents | undefined
  onChoose: (price: Cents) => void
}

/** Keeps the price, or takes the one that was likely meant. */
function PriceChoice({ row, answer, onChoose }: ChoiceProps) {
  const { unit_price: typed, slip, name } = row
  if (typed === null || !slip) return null
  const offered = slip.likely === null ? [typed] : [typed, slip.likely]
  return (
    <SegmentedControl
      label={`Price of ${name ?? `row ${row.row}`}`}
      choices={offered.map((price) => ({
        value: String(price),
        label: `${price === typed ? 'Keep' : 'Use'} ${formatUsd(price)}`,
      }))}
      value={String(answer ?? '')}
      onChange={(value) => {
        const price = offered.find((each) => String(each) === value)
        if (price !== undefined) onChoose(price)
      }}
    />
  )
}
