import { useState } from 'react'
import { MAX_FILL_PERCENT } from '#market/offers/fill-counter.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import styles from './CounterAll.module.css'
import type { SellerFill } from './counter-for.ts'

type Props = { fill: SellerFill; onChange: (fill: SellerFill) => void }

const ways = {
  underAsking: '% under asking price',
  percent: '% above their offer',
  middle: 'Halfway to their offer',
} as const
type Way = keyof typeof ways
const isWay = (text: string): text is Way => text in ways

/** How the price of every line is found. */
export function CounterAll({ fill, onChange }: Props) {
  const [typed, setTyped] = useState('10')
  const way: Way = fill === 'middle' ? 'middle' : 'percent' in fill ? 'percent' : 'underAsking'
  const isPercent = Number(typed) >= 1 && Number(typed) <= MAX_FILL_PERCENT

  function change(to: Way, percent: string) {
    setTyped(percent)
    const by = Math.min(Math.max(Number(percent), 1), MAX_FILL_PERCENT)
    onChange(to === 'middle' ? 'middle' : to === 'percent' ? { percent: by } : { underAsking: by })
  }
  return (
    <div className={styles['fill']}>
      <Field label="Counter each price at">
        <Select
          value={way}
          onChange={({ currentTarget: { value } }) => isWay(value) && change(value, typed)}
        >
          {Object.entries(ways).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      {way !== 'middle' && (
        <Field label="Percent" error={isPercent ? undefined : `1 to ${MAX_FILL_PERCENT}`}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={typed}
            onChange={({ currentTarget }) => change(way, currentTarget.value.replace(/\D/g, ''))}
          />
        </Field>
      )}
    </div>
  )
}
