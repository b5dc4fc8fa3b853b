import { shipToCountries } from '#market/ship-to-places.ts'
import { resaleStateName, resaleStates } from '#market/resale/resale-states.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { RemovableChip } from '#web/platform/ui/RemovableChip.tsx'

type Props = {
  label: string
  hint: string
  error?: string | undefined
  states: readonly string[]
  onChange: (states: string[]) => void
}

/** Several states or provinces: chosen one by one, and taken away again. */
export function StatesField({ label, hint, error, states, onChange }: Props) {
  return (
    <div className="col g2">
      <Field label={label} optional hint={hint} error={error}>
        <Select
          value=""
          onChange={({ currentTarget: { value } }) =>
            onChange(resaleStates.filter((each) => each === value || states.includes(each)))
          }
        >
          <option value="">Add a state or province</option>
          {shipToCountries.map(({ code, name, regions }) => (
            <optgroup key={code} label={name}>
              {regions
                .filter(([each]) => !states.includes(each))
                .map(([each, regionName]) => (
                  <option key={each} value={each}>
                    {regionName}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {states.length > 0 && (
        <div className="row wrap">
          {states.map((state) => (
            <RemovableChip
              key={state}
              label={resaleStateName(state)}
              onRemove={() => onChange(states.filter((each) => each !== state))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
