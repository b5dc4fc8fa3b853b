import { useState } from 'react'
import { knownColumns } from '#market/imports/columns.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { HeaderFields } from '#web/uploads/look/HeaderFields.tsx'
import { absentColumns, headerName, type HeaderReading } from './header-words.ts'
import { withColumn, type Changes } from '../spreadsheet/changes.ts'
import type { ReadStage } from '../spreadsheet/use-chosen-spreadsheet.ts'

type Props = {
  readings: readonly HeaderReading[]
  spreadsheet: ReadStage
  onChange: (changes: Changes) => void
}

/** A say for each header that does not name its column, and for all of them while they contradict each other. */
export function HeaderMapping({
  readings,
  spreadsheet: { changes, judged, facts },
  onChange,
}: Props) {
  const isRefused = 'problem' in judged
  // It stays open once the last of them is matched.
  const [lacksColumns] = useState(absentColumns(readings).length > 0)
  const said = new Set([...Object.keys(changes.columns), ...Object.keys(facts.readAs)])
  const open = readings.filter(
    ({ at, how }) => isRefused || how !== 'matched' || said.has(String(at)),
  )
  if (open.length === 0) return null
  return (
    <Disclosure className="t13" title="Match your columns" open={isRefused || lacksColumns}>
      <HeaderFields
        headers={open.map(({ at, name, column = null }) => ({
          at,
          name: headerName({ at, name }),
          column,
          samples: facts.samples?.[at] ?? [],
        }))}
        columns={knownColumns}
        onChoose={(at, column) => onChange(withColumn(changes, at, column))}
      />
    </Disclosure>
  )
}
