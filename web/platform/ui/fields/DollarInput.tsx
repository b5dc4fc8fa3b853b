import { useState } from 'react'
import { cents, type Cents } from '#market/money.ts'
import { TextInput } from './TextInput.tsx'

type Props = {
  label: string
  value: Cents | undefined
  onChange: (value: Cents | undefined) => void
  onBlur: () => void
  placeholder?: string
}

/** A bound of a filter, in dollars: 8 is eight dollars, as nothing is sold by it (decision I14). */
export function DollarInput({ label, value, onChange, onBlur, placeholder = '$' }: Props) {
  const [typed, setTyped] = useState({ value, text: dollarsText(value) })
  // Another bound may have been put here since.
  const text = typed.value === value ? typed.text : dollarsText(value)
  return (
    <TextInput
      size="small"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={({ currentTarget }) => {
        const read = readDollars(currentTarget.value)
        if (!read) return
        setTyped({ value: read.value, text: currentTarget.value })
        onChange(read.value)
      }}
      onBlur={onBlur}
    />
  )
}

const dollarsText = (value: Cents | undefined) =>
  value === undefined ? '' : (value / 100).toFixed(value % 100 === 0 ? 0 : 2)

/** Null where it cannot be the beginning of a price. */
function readDollars(text: string) {
  const figures = text.replaceAll(/[$,\s]/g, '')
  if (!/^\d{0,7}(\.\d{0,2})?$/.test(figures)) return null
  return { value: /\d/.test(figures) ? cents(Math.round(Number(figures) * 100)) : undefined }
}
