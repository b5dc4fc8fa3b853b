import { Field } from '#web/platform/ui/fields/Field.tsx'
import { NameChips } from './NameChips.tsx'
import { NameInput } from './NameInput.tsx'
import { withName } from './relationships.ts'
import { RETAILERS } from './retailers.ts'

const LABEL = 'Current buyer relationships'

type Props = {
  names: readonly string[]
  onChange: (names: string[]) => void
  error?: string | undefined
}

/** Several names: out of those suggested, or any other. */
export function BuyerRelationships({ names, onChange, error }: Props) {
  return (
    <div className="col g2">
      <Field
        label={LABEL}
        optional
        hint="The retailers you already sell to. Choose from the list, or type a name and press Enter."
        error={error}
      >
        <NameInput
          label={LABEL}
          suggestions={RETAILERS.filter((name) => !names.includes(name))}
          onAdd={(name) => onChange(withName(names, name))}
        />
      </Field>
      <NameChips
        label={LABEL}
        names={names}
        onRemove={(gone) => onChange(names.filter((name) => !gone.has(name)))}
      />
    </div>
  )
}
