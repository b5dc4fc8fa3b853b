import { useState } from 'react'
import type { BulkAct } from '#market/products/bulk/bulk-api.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { SegmentedControl } from '#web/platform/ui/SegmentedControl.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { percentProblem, readPercent } from './percent.ts'

type Way = 'lower' | 'raise'
type Props = { onAct: (act: BulkAct | undefined) => void }

/** By how many percent the asking prices fall or rise. */
export function PriceFields({ onAct }: Props) {
  const [way, setWay] = useState<Way>('lower')
  const [percent, setPercent] = useState('')

  function say(next: { way: Way; percent: string }) {
    setWay(next.way)
    setPercent(next.percent)
    const bps = readPercent(next.percent)
    onAct(
      bps === undefined
        ? undefined
        : { action: 'price', change_bps: next.way === 'lower' ? -bps : bps },
    )
  }
  return (
    <div className="col g3">
      <SegmentedControl
        label="Way"
        choices={[
          { value: 'lower', label: 'Lower' },
          { value: 'raise', label: 'Raise' },
        ]}
        value={way}
        onChange={(next) => say({ way: next, percent })}
      />
      <Field
        label="By percent"
        hint="Rounded to the cent, never above the MSRP"
        error={percentProblem(percent)}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={percent}
          onChange={({ currentTarget }) => say({ way, percent: currentTarget.value })}
        />
      </Field>
    </div>
  )
}
