import { useId } from 'react'
import { PERCENT_STEPS } from '#market/catalogue/filter-steps.ts'
import { useShownFirst } from '#web/platform/hooks/use-shown-first.ts'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Radio } from '#web/platform/ui/fields/Radio.tsx'
import type { FilterProps } from './filter-props.ts'

export function PercentFilter({ criteria, onChange, facets }: FilterProps) {
  const counts = facets?.filter_counts?.percent_off
  const name = useId()
  const [asked, ask] = useShownFirst(criteria.min_percent_off, (percent: number | undefined) =>
    onChange({ ...criteria, min_percent_off: percent }),
  )
  return (
    <ChoiceGroup legend="Percent off MSRP" legendHidden>
      <Radio
        name={name}
        label="Any"
        checked={asked === undefined}
        onChange={() => ask(undefined)}
      />
      {PERCENT_STEPS.map((percent) => (
        <Radio
          key={percent}
          name={name}
          label={`${percent}% or more`}
          count={counts?.find(({ from }) => from === percent)?.count}
          checked={asked === percent}
          onChange={() => ask(percent)}
        />
      ))}
    </ChoiceGroup>
  )
}
