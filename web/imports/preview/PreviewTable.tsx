import { useMemo } from 'react'
import { Card } from '#web/platform/ui/Card.tsx'
import { pageOf } from '#web/platform/ui/lists/page-of.ts'
import { RowPager } from '#web/platform/ui/lists/RowPager.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { fixingWith } from './fixing.ts'
import { previewColumns } from './preview-columns.tsx'
import styles from './PreviewTable.module.css'
import type { Fix } from '../spreadsheet/changes.ts'
import { needsFix, type JudgedRow } from '../spreadsheet/judged-spreadsheet.ts'

type Props = {
  rows: readonly JudgedRow[]
  page: number
  onPage: (page: number) => void
  fixes: readonly Fix[]
  onFix: (fix: Fix) => void
}

/** The rows of a file, some at a time. */
export function PreviewTable({ rows, page, onPage, fixes, onFix }: Props) {
  const columns = useMemo(() => previewColumns(fixingWith(fixes, onFix)), [fixes, onFix])
  const part = pageOf(rows, page)
  if (rows.length === 0) return <p className="t13 muted">No rows with issues.</p>
  return (
    <Card className={styles['table']} aria-label="Rows of the file" data-wide>
      <Table
        caption="What each row will do"
        columns={columns}
        rows={part.rows}
        rowKey={({ row }) => row}
        hasProblem={needsFix}
      />
      <RowPager part={part} total={rows.length} onPage={onPage} />
    </Card>
  )
}
