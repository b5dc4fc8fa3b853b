import { useId } from 'react'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Radio } from '#web/platform/ui/fields/Radio.tsx'
import type { FilterProps } from './filter-props.ts'

const STEPS = [50, 60, 70, 80]

export function PercentFilter({ criteria, onChange }: FilterProps) {
  const name = useId()
  const ask = (percent: number | undefined) => onChange({ ...criteria, min_percent_off: percent })
  return (
    <ChoiceGroup legend="Percent off MSRP" legendHidden>
      <Radio
        name={name}
        label="Any"
        checked={criteria.min_percent_off === undefined}
        onChange={() => ask(undefined)}
      />
      {STEPS.map((percent) => (
        <Radio
          key={percent}
          name={name}
          label={`${percent}% or more`}
          checked={criteria.min_percent_off === percent}
          onChange={() => ask(percent)}
        />
      ))}
    </ChoiceGroup>
  )
}
