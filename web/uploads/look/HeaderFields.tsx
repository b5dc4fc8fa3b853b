import { useState } from 'react'
import { counted } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import styles from './Look.module.css'

export type HeaderField = {
  at: number
  name: string
  /** The column it stands for; null: none. */
  column: string | null
  samples: readonly string[]
}

type Props = {
  headers: readonly HeaderField[]
  columns: readonly { name: string }[]
  onChoose: (at: number, column: string | null) => void
}

const IGNORED = ''
const MOST_IGNORED = 12

/** Which column each header stands for, with cells of each. Of those that stand for none the first are shown, and the others when asked for. */
export function HeaderFields({ headers, columns, onChoose }: Props) {
  const [isWhole, setWhole] = useState(false)
  // What is set to Ignored here stays in sight.
  const [first] = useState(() => new Set(firstOf(headers)))
  const shown = headers.filter(({ at, column }) => isWhole || column !== null || first.has(at))
  return (
    <>
      <div className={styles['fields']}>
        {shown.map(({ at, name, column, samples }) => (
          <Field key={at} label={name} hint={samples.join(' · ')}>
            <Select
              size="small"
              value={column ?? IGNORED}
              onChange={({ currentTarget: { value } }) =>
                onChoose(at, value === IGNORED ? null : value)
              }
            >
              <option value={IGNORED}>Ignored</option>
              {columns.map((each) => (
                <option key={each.name}>{each.name}</option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {shown.length < headers.length && (
        <Button size="small" className={styles['more']} onClick={() => setWhole(true)}>
          Show {counted(headers.length - shown.length, 'more column')}
        </Button>
      )}
    </>
  )
}

function firstOf(headers: readonly HeaderField[]) {
  const ignored = headers.filter(({ column }) => column === null).slice(0, MOST_IGNORED)
  return [...ignored, ...headers.filter(({ column }) => column !== null)].map(({ at }) => at)
}
