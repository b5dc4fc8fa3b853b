import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import type { FilterProps } from './filter-props.ts'

const STEPS = [500, 1000, 5000]

export function UnitsFilter({ criteria, onChange }: FilterProps) {
  return (
    <ChoiceGroup legend="Units available" legendHidden>
      <Checkbox
        label="In stock only"
        checked={criteria.in_stock ?? false}
        onChange={(event) =>
          onChange({ ...criteria, in_stock: event.currentTarget.checked || undefined })
        }
      />
      {STEPS.map((units) => (
        <Checkbox
          key={units}
          label={`${quantityText(units)} or more`}
          checked={criteria.min_units === units}
          onChange={(event) =>
            onChange({ ...criteria, min_units: event.currentTarget.checked ? units : undefined })
          }
        />
      ))}
    </ChoiceGroup>
  )
}
