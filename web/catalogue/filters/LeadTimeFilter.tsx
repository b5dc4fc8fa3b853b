import { useId } from 'react'
import { LEAD_TIME_STEPS } from '#market/catalogue/filter-steps.ts'
import { daysWords } from '#market/delivery/lead-time.ts'
import { useShownFirst } from '#web/platform/hooks/use-shown-first.ts'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Radio } from '#web/platform/ui/fields/Radio.tsx'
import type { FilterProps } from './filter-props.ts'

/** How soon after payment a lot ships. */
export function LeadTimeFilter({ criteria, onChange }: FilterProps) {
  const name = useId()
  const [asked, ask] = useShownFirst(criteria.ships_within, (days: number | undefined) =>
    onChange({ ...criteria, ships_within: days }),
  )
  // One that an address asks for besides these has its own row.
  const steps = [...new Set([...LEAD_TIME_STEPS, ...(asked === undefined ? [] : [asked])])]
  return (
    <ChoiceGroup legend="Ships within" legendHidden>
      <Radio
        name={name}
        label="Any"
        checked={asked === undefined}
        onChange={() => ask(undefined)}
      />
      {steps
        .toSorted((one, other) => one - other)
        .map((days) => (
          <Radio
            key={days}
            name={name}
            label={daysWords(days)}
            checked={asked === days}
            onChange={() => ask(days)}
          />
        ))}
    </ChoiceGroup>
  )
}
