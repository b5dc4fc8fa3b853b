import { useState } from 'react'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { PreviewTable } from './PreviewTable.tsx'
import { rowsToShow } from './preview-rows.ts'
import { tallyWords } from './preview-words.ts'
import { withFix, type Changes, type Fix } from '../spreadsheet/changes.ts'
import type { JudgedSpreadsheet } from '../spreadsheet/judged-spreadsheet.ts'

type Props = {
  judged: Exclude<JudgedSpreadsheet, { problem: string }>
  changes: Changes
  onChange: (changes: Changes) => void
}

/** The rows as they would be imported; their problems are corrected in place. */
export function Preview({ judged: { rows, tally }, changes, onChange }: Props) {
  const [onlyIssues, setOnlyIssues] = useState(false)
  const [page, setPage] = useState(0)
  const wanted = rowsToShow(rows, onlyIssues ? changes.fixes : undefined)
  const fix = (cell: Fix) => onChange(withFix(changes, cell))
  return (
    <div className="col g2">
      <div className="row g3 wrap between">
        <output className="row wrap" aria-label="What the rows will do">
          {tallyWords(tally).map(({ tone, words }) => (
            <Pill key={words} colour={tone}>
              {words}
            </Pill>
          ))}
        </output>
        <Checkbox
          className="t13"
          label="Only rows with issues"
          checked={onlyIssues}
          onChange={({ currentTarget }) => {
            setPage(0)
            setOnlyIssues(currentTarget.checked)
          }}
        />
      </div>
      <PreviewTable rows={wanted} page={page} onPage={setPage} fixes={changes.fixes} onFix={fix} />
    </div>
  )
}
