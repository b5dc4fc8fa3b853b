import { templateColumns } from '#market/imports/columns.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { ColumnReference } from './ColumnReference.tsx'
import { HeaderChips } from './HeaderChips.tsx'
import { HeaderMapping } from './HeaderMapping.tsx'
import { headerReadings } from './header-words.ts'
import { ImportStep } from './ImportStep.tsx'
import { ImportTips } from './ImportTips.tsx'
import type { Changes } from '../spreadsheet/changes.ts'
import type { ReadStage } from '../spreadsheet/use-chosen-spreadsheet.ts'

type Props = {
  /** The file, once it was read. */
  sheet: ReadStage | undefined
  onChange: (changes: Changes) => void
}

/** Which columns there are, and which of them the file has. */
export function ColumnsStep({ sheet, onChange }: Props) {
  const readings = sheet ? headerReadings(sheet.facts.header, sheet.changes) : []
  const isClear = sheet !== undefined && !('problem' in sheet.judged)
  return (
    <ImportStep
      number={2}
      title="Check your columns"
      standing={isClear ? 'done' : sheet ? 'now' : 'ahead'}
    >
      <p className="t13 soft">Matched by name; case, spaces and punctuation do not matter.</p>
      {sheet && (
        <>
          <HeaderChips readings={readings} />
          <HeaderMapping
            key={`${sheet.file.name} ${sheet.file.lastModified}`}
            readings={readings}
            sheet={sheet}
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
