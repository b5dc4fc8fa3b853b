import { readCell } from '#market/imports/read-cell.ts'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FigureCell } from '../FigureCell.tsx'

type Props = {
  column: string
  row: number
  problemId: string | undefined
  label: string
  month: string | null
  onSave: (figures: { expiration_date: string | null }) => void
}

/** The month a product expires in, read as in a file: 3/2027 is 03/2027. */
export function ExpirationCell({ label, month, onSave, ...cell }: Props) {
  const save = (text: string) => {
    const read = readCell('month', text.trim())
    const next = (typeof read === 'string' ? read : text.trim()) || null
    if (next !== month) onSave({ expiration_date: next })
  }
  return (
    <FigureCell {...cell} value={month ?? ''} onSave={save}>
      {({ value, onChange, ...input }) => (
        <TextInput
          {...input}
          size="small"
          placeholder="MM/YYYY"
          autoComplete="off"
          maxLength={20}
          aria-label={label}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </FigureCell>
  )
}
