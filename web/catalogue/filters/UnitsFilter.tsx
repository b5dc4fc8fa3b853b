import { UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import type { FilterProps } from './filter-props.ts'
import { FilterCheckbox } from './FilterCheckbox.tsx'

export function UnitsFilter({ criteria, onChange, facets }: FilterProps) {
  const counts = facets?.filter_counts
  return (
    <ChoiceGroup legend="Units available" legendHidden>
      <FilterCheckbox
        label="In stock only"
        count={counts?.in_stock}
        checked={criteria.in_stock ?? false}
        onToggle={(isOn) => onChange({ ...criteria, in_stock: isOn || undefined })}
      />
      {UNITS_STEPS.map((units) => (
        <FilterCheckbox
          key={units}
          label={`${quantityText(units)} or more`}
          count={counts?.units.find(({ from }) => from === units)?.count}
          checked={criteria.min_units === units}
          onToggle={(isOn) => onChange({ ...criteria, min_units: isOn ? units : undefined })}
        />
      ))}
    </ChoiceGroup>
  )
}
