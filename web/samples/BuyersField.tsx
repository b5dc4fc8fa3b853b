import { useState } from 'react'
import { NameChips } from '#web/applications/NameChips.tsx'
import { NameInput } from '#web/applications/NameInput.tsx'
import { withName } from '#web/applications/relationships.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { buyerNamed } from './choice-labels.ts'
import { useUsBuyers } from './samples-queries.ts'

const LABEL = 'Buyers you want most'

type Props = { names: readonly string[]; onChange: (names: string[]) => void }

/** Chooses several buyers of the directory, whose leads come first. */
export function BuyersField({ names, onChange }: Props) {
  const { data: buyers = [] } = useUsBuyers()
  const [unknown, setUnknown] = useState('')

  function add(typed: string) {
    const name = buyerNamed(buyers, typed)
    setUnknown(name ? '' : typed.trim())
    if (name) onChange(withName(names, name))
  }
  return (
    <div className="col g2">
      <Field
        label={LABEL}
        optional
        hint="Their leads come first, whatever their category."
        error={unknown && `${unknown} isn’t in the directory`}
      >
        <NameInput
          key={buyers.length}
          label={LABEL}
          suggestions={buyers.filter((name) => !names.includes(name))}
          onAdd={add}
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
