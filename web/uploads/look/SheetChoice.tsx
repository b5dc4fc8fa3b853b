import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import styles from './SheetChoice.module.css'

type Props = {
  /** The one that is read. */
  sheet: string
  sheets: readonly string[]
  onChoose: (sheet: string) => void
}

/** Of several sheets the one whose header fits is read; another may be. */
export function SheetChoice({ sheet, sheets, onChoose }: Props) {
  if (sheets.length < 2) return null
  return (
    <Field
      label="Sheet"
      className={styles['choice']}
      hint={`The workbook has ${sheets.length} sheets; we read this one.`}
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
