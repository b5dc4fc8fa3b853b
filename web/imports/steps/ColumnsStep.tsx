import { templateColumns } from '#market/imports/columns.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { ColumnReference } from './ColumnReference.tsx'
import { HeaderChips } from './HeaderChips.tsx'
import { HeaderMapping } from './HeaderMapping.tsx'
import { RememberedMapping } from './RememberedMapping.tsx'
import { absentColumns, headerReadings } from './header-words.ts'
import { ImportStep } from './ImportStep.tsx'
import { ImportTips } from './ImportTips.tsx'
import type { Changes } from '../spreadsheet/changes.ts'
import type { ReadStage } from '../spreadsheet/use-chosen-spreadsheet.ts'

type Props = {
  /** The file, once it was read. */
  spreadsheet: ReadStage | undefined
  onChange: (changes: Changes) => void
  /** Reads the headers by their own words, not as in an earlier file. */
  onForget: () => void
}

/** Which columns there are, and which of them the file has. */
export function ColumnsStep({ spreadsheet, onChange, onForget }: Props) {
  const readings = spreadsheet ? headerReadings(spreadsheet.facts.header, spreadsheet.changes) : []
  const isClear =
    spreadsheet !== undefined &&
    !('problem' in spreadsheet.judged) &&
    absentColumns(readings).length === 0
  return (
    <ImportStep
      number={2}
      title="Check your columns"
      standing={isClear ? 'done' : spreadsheet ? 'now' : 'ahead'}
    >
      <p className="t13 soft">Matched by name, ignoring case, spaces and punctuation.</p>
      {spreadsheet && (
        <>
          {spreadsheet.remembered && (
            <RememberedMapping kept={spreadsheet.remembered} onForget={onForget} />
          )}
          <HeaderChips readings={readings} />
          <HeaderMapping
            key={`${spreadsheet.file.name} ${spreadsheet.file.lastModified}`}
            readings={readings}
            spreadsheet={spreadsheet}
            onChange={onChange}
          />
        </>
      )}
      <Disclosure className="t13" title={`All ${templateColumns.length} columns`}>
        <ColumnReference />
      </Disclosure>
      <Disclosure className="t13" title="Tips">
        <ImportTips />
      </Disclosure>
    </ImportStep>
  )
}
