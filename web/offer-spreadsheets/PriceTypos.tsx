import { useState } from 'react'
import type { JudgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import type { PriceAnswers } from '#market/offer-spreadsheets/price-answers.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import type { Cents } from '#market/money.ts'
import { RowPager } from '#web/platform/ui/lists/RowPager.tsx'
import { priceTypoColumns } from './price-typo-columns.tsx'
import { pageOf } from '#web/platform/ui/lists/page-of.ts'

type Props = {
  /** As they stand in the file. */
  rows: readonly JudgedRow[]
  answers: PriceAnswers
  onAnswer: (answers: PriceAnswers) => void
}

/** Asks once about each price of a file that looks like a typo, all of them in one place (decision I14). */
export function PriceTypos({ rows, answers, onAnswer }: Props) {
  const [page, setPage] = useState(0)
  const part = pageOf(rows, page)
  const likely = likelyPrices(rows)
  const verb = rows.length === 1 ? 'looks like a typo' : 'look like typos'
  return (
    <Card edge="turn">
      <CardHead title={`${counted(rows.length, 'price')} ${verb}`}>
        {rows.length > 1 && (
          <div className="row wrap">
            {likely.size > 0 && (
              <Button size="small" onClick={() => onAnswer(new Map([...answers, ...likely]))}>
                Use {likely.size === 1 ? 'the likely price' : `all ${likely.size} likely prices`}
              </Button>
            )}
            <Button size="small" onClick={() => onAnswer(keptPrices(rows))}>
              Keep all as entered
            </Button>
          </div>
        )}
      </CardHead>
      <Table
        caption="Prices to keep or change"
        columns={priceTypoColumns(answers, (row, price) =>
          onAnswer(new Map([...answers, [row.row, price]])),
        )}
        rows={part.rows}
        rowKey={({ row }) => row}
      />
      <RowPager part={part} total={rows.length} onPage={setPage} />
    </Card>
  )
}

/** Each row's price as it was typed. */
const keptPrices = (rows: readonly JudgedRow[]): Map<number, Cents> =>
  new Map(
    rows.flatMap(({ row, unit_price: price }) => (price === null ? [] : [[row, price] as const])),
  )

/** The price that was likely meant, of the rows that have one. */
const likelyPrices = (rows: readonly JudgedRow[]): Map<number, Cents> =>
  new Map(rows.flatMap(({ row, slip }) => (slip?.likely ? [[row, slip.likely] as const] : [])))
