import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import styles from './Look.module.css'

type Props = {
  label: string
  text: string
  isWrong?: boolean | undefined
  onChange: (text: string) => void
}

/** A cell of a file, corrected in place; what is typed counts on Enter, or when the cell is left. */
export function CellInput({ label, text, isWrong = false, onChange }: Props) {
  const keep = (typed: string) => typed !== text && onChange(typed)
  return (
    <TextInput
      size="small"
      className={styles['cell']}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      autoComplete="off"
      defaultValue={text}
      onBlur={({ currentTarget: { value } }) => keep(value)}
      onKeyDown={({ key, currentTarget: { value } }) => key === 'Enter' && keep(value)}
    />
  )
}
