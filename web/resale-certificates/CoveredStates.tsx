import { coverableStates, stateName } from '#market/resale-certificates/certificate.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { RemovableChip } from '#web/platform/ui/RemovableChip.tsx'

type Props = {
  error?: string | undefined
  states: readonly string[]
  onChange: (states: string[]) => void
}

/** The states that a certificate covers: chosen one by one, and removed again. */
export function CoveredStates({ error, states, onChange }: Props) {
  return (
    <div className="col g2">
      <Field label="States it covers" error={error}>
        <Select
          value=""
          onChange={({ currentTarget: { value } }) =>
            onChange(coverableStates.filter((each) => each === value || states.includes(each)))
          }
        >
          <option value="">Add a state</option>
          {coverableStates
            .filter((each) => !states.includes(each))
            .map((each) => (
              <option key={each} value={each}>
                {stateName(each)}
              </option>
            ))}
        </Select>
      </Field>
      {states.length > 0 && (
        <div className="row wrap">
          {states.map((each) => (
            <RemovableChip
              key={each}
              label={stateName(each)}
              onRemove={() => onChange(states.filter((other) => other !== each))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
