import { UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import type { FilterProps } from './filter-props.ts'

export function UnitsFilter({ criteria, onChange, facets }: FilterProps) {
  const counts = facets?.filter_counts
  return (
    <ChoiceGroup legend="Units available" legendHidden>
      <Checkbox
        label="In stock only"
        count={counts?.in_stock}
        checked={criteria.in_stock ?? false}
        onChange={(event) =>
          onChange({ ...criteria, in_stock: event.currentTarget.checked || undefined })
        }
      />
      {UNITS_STEPS.map((units) => (
        <Checkbox
          key={units}
          label={`${quantityText(units)} or more`}
          count={counts?.units.find(({ from }) => from === units)?.count}
          checked={criteria.min_units === units}
          onChange={(event) =>
            onChange({ ...criteria, min_units: event.currentTarget.checked ? units : undefined })
          }
        />
      ))}
    </ChoiceGroup>
  )
}
