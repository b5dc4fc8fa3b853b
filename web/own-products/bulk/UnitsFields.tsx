import { useState } from 'react'
import type { BulkAct } from '#market/products/bulk/bulk-api.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { SegmentedControl } from '#web/platform/ui/SegmentedControl.tsx'

type How = Extract<BulkAct, { action: 'units' }>['how']
type Props = { onAct: (act: BulkAct | undefined) => void }

/** The units that each product has, gets or loses. */
export function UnitsFields({ onAct }: Props) {
  const [how, setHow] = useState<How>('set')
  const [units, setUnits] = useState<number>()

  function say(next: { how: How; units: number | undefined }) {
    setHow(next.how)
    setUnits(next.units)
    onAct(next.units ? { action: 'units', how: next.how, units: next.units } : undefined)
  }
  return (
    <div className="col g3">
      <SegmentedControl
        label="Way"
        choices={[
          { value: 'set', label: 'Set to' },
          { value: 'add', label: 'Add' },
          { value: 'subtract', label: 'Subtract' },
        ]}
        value={how}
        onChange={(next) => say({ how: next, units })}
      />
      <Field label="Units">
        <QuantityInput value={units} onChange={(next) => say({ how, units: next })} />
      </Field>
    </div>
  )
}
