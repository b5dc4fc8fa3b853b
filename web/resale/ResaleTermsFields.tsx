import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { ChannelsField } from './ChannelsField.tsx'
import { StatesField } from './StatesField.tsx'

type Props = {
  terms: ResaleTerms
  /** What is wrong with a part of them. */
  errors?: Partial<Record<keyof ResaleTerms, string | undefined>> | undefined
  onChange: (terms: ResaleTerms) => void
}

/** Under which terms goods may be sold on. */
export function ResaleTermsFields({ terms, errors, onChange }: Props) {
  return (
    <div className="col g4">
      <ChannelsField
        legend="Where buyers can resell"
        hint="If none are selected, buyers can resell anywhere."
        error={errors?.channels}
        channels={terms.channels}
        onChange={(channels) => onChange({ ...terms, channels })}
      />
      <StatesField
        label="States where buyers can’t resell"
        hint="If none are selected, every state is allowed."
        error={errors?.blocked_states}
        states={terms.blocked_states}
        onChange={(blocked_states) => onChange({ ...terms, blocked_states })}
      />
      <Field
        label="Minimum advertised price per unit"
        optional
        hint="Buyers agree not to advertise below it."
        error={errors?.map_cents}
      >
        <MoneyInput
          value={terms.map_cents ?? undefined}
          onChange={(price) => onChange({ ...terms, map_cents: price ?? null })}
        />
      </Field>
      <Checkbox
        label="Buyers remove brand labels before resale"
        checked={terms.remove_labels}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ ...terms, remove_labels: checked })
        }
      />
    </div>
  )
}
