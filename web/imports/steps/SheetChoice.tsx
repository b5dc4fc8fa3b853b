import type { Dialect } from '#market/spreadsheets/each-record.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import styles from './UploadStep.module.css'

type Props = { dialect: Dialect; onChoose: (sheet: string) => void }

/** Of several sheets the one whose header fits is read; another may be. */
export function SheetChoice({ dialect, onChoose }: Props) {
  if (!('sheets' in dialect) || dialect.sheets.length < 2) return null
  const { sheet, sheets } = dialect
  return (
    <Field
      label="Sheet"
      className={styles['choice']}
      hint={`The workbook has ${sheets.length} sheets; this one is imported.`}
    >
      <Select
        size="small"
        value={sheet}
        onChange={({ currentTarget: { value } }) => onChoose(value)}
      >
        {sheets.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  )
}
