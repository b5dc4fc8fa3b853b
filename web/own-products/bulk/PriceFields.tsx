import { useState } from 'react'
import type { Cents } from '#market/money.ts'
import type { BulkAct } from '#market/products/bulk/bulk-api.ts'
import { priceRoundings, type PriceRounding } from '#market/products/bulk/bulk-price.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { SegmentedControl } from '#web/platform/ui/SegmentedControl.tsx'
import { roundingWords } from './bulk-words.ts'
import { percentProblem } from './percent.ts'
import { priceActOf, type PriceTyped } from './price-act.ts'

type Props = { onAct: (act: BulkAct | undefined) => void }

/** How the asking prices change: by a percent, to a share off MSRP, or to one price for all. */
export function PriceFields({ onAct }: Props) {
  const [typed, setTyped] = useState<PriceTyped>({ way: 'lower', percent: '', rounding: 'none' })

  function say(change: Partial<PriceTyped> | { price: Cents | undefined }) {
    const next = { ...typed, ...change }
    setTyped(next)
    onAct(priceActOf(next))
  }
  return (
    <div className="col g3">
      <SegmentedControl
        label="Way"
        choices={[
          { value: 'lower', label: 'Lower' },
          { value: 'raise', label: 'Raise' },
          { value: 'off_msrp', label: '% off MSRP' },
          { value: 'set', label: 'Set' },
        ]}
        value={typed.way}
        onChange={(way) => say({ way })}
      />
      {typed.way === 'set' ? (
        <Field label="Asking price">
          <MoneyInput value={typed.price} onChange={(price) => say({ price })} />
        </Field>
      ) : (
        <>
          <Field
            label={typed.way === 'off_msrp' ? 'Percent off MSRP' : 'By percent'}
            hint="Never above the MSRP"
            error={percentProblem(typed.percent)}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={typed.percent}
              onChange={({ currentTarget }) => say({ percent: currentTarget.value })}
            />
          </Field>
          <Field label="Round">
            <Select
              value={typed.rounding}
              onChange={({ currentTarget }) => say({ rounding: roundingOf(currentTarget.value) })}
            >
              {priceRoundings.map((rounding) => (
                <option key={rounding} value={rounding}>
                  {roundingWords[rounding]}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </div>
  )
}

const roundingOf = (value: string): PriceRounding =>
  priceRoundings.find((each) => each === value) ?? 'none'
