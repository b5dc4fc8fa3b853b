import { useState } from 'react'
import type { JudgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import type { CellFix } from '#market/spreadsheets/intake/how-to-read.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { ExportRows } from '#web/platform/ui/lists/ExportRows.tsx'
import { SegmentedControl } from '#web/platform/ui/SegmentedControl.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { problemFile } from './problem-file.ts'
import { RowPager } from '#web/platform/ui/lists/RowPager.tsx'
import { rowColumns } from './row-columns.tsx'
import styles from './SpreadsheetRows.module.css'
import { pageOf } from '#web/platform/ui/lists/page-of.ts'
import { rowsShown, type Shown } from './shown-rows.ts'

type Props = {
  rows: readonly JudgedRow[]
  /** The cells that were corrected; they stay in sight. */
  fixes: readonly CellFix[]
  onFix: (fix: CellFix) => void
  shown: Shown
  onShow: (shown: Shown) => void
}

export function SpreadsheetRows({ rows, fixes, onFix, shown, onShow }: Props) {
  const [page, setPage] = useState(0)
  const fixed = new Set(fixes.map(({ row }) => row))
  const wanted = rowsShown(rows, shown, fixed)
  const part = pageOf(wanted, page)
  const problems = rowsShown(rows, 'problems', new Set()).length
  const choices = [
    { value: 'problems', label: `Problems (${quantityText(problems)})` },
    { value: 'good', label: `Good (${quantityText(rows.length - problems)})` },
    { value: 'all', label: `All (${quantityText(rows.length)})` },
  ] as const

  function show(value: Shown) {
    setPage(0)
    onShow(value)
  }
  return (
    <Card>
      <CardHead title="Row by row">
        <div className="row wrap">
          <SegmentedControl label="Rows to show" choices={choices} value={shown} onChange={show} />
          {problems > 0 && (
            <ExportRows
              name="lotline-offers-issues"
              of="Rows with problems"
              rows={() => problemFile(rows)}
            >
              Download rows with problems
            </ExportRows>
          )}
        </div>
      </CardHead>
      {wanted.length === 0 ? (
        <p className={styles['none']}>No such rows.</p>
      ) : (
        <Table
          caption="What each row will do"
          columns={rowColumns(fixes, onFix)}
          rows={part.rows}
          rowKey={({ row }) => row}
        />
      )}
      <RowPager part={part} total={wanted.length} onPage={setPage} />
    </Card>
  )
}
