import { useState } from 'react'
import { knownColumns } from '#market/imports/columns.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import styles from './HeaderMapping.module.css'
import { absentColumns, headerName, type HeaderReading } from './header-words.ts'
import { withColumn, type Changes } from '../spreadsheet/changes.ts'
import type { ReadStage } from '../spreadsheet/use-chosen-spreadsheet.ts'

type Props = {
  readings: readonly HeaderReading[]
  spreadsheet: ReadStage
  onChange: (changes: Changes) => void
}

const IGNORED = ''

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
      <div className={styles['headers']}>
        {open.map((reading) => (
          <Field
            key={reading.at}
            label={headerName(reading)}
            hint={facts.samples?.[reading.at]?.join(' · ')}
          >
            <Select
              size="small"
              value={reading.column ?? IGNORED}
              onChange={({ currentTarget: { value } }) =>
                onChange(withColumn(changes, reading.at, value === IGNORED ? null : value))
              }
            >
              <option value={IGNORED}>Ignored</option>
              {knownColumns.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </Disclosure>
  )
}
