import { useState } from 'react'
import { quantityText, readQuantity } from '#web/platform/format/numbers.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { useSteadyCaret } from '#web/platform/ui/fields/use-steady-caret.ts'
import type { FilterProps } from './filter-props.ts'

/** How many units the buyer needs; it counts once it is typed to the end, on Enter or when focus leaves. */
export function UnitsNeededFilter({ criteria, onChange }: FilterProps) {
  const { units_needed: needed } = criteria
  const mark = useSteadyCaret()
  const [typed, setTyped] = useState(needed)
  const [seen, setSeen] = useState(needed)
  // A filter removed elsewhere empties its field.
  if (seen !== needed) {
    setSeen(needed)
    setTyped(needed)
  }

  function apply() {
    const next = typed === 0 ? undefined : typed
    if (next !== needed) onChange({ ...criteria, units_needed: next })
  }
  return (
    <form
      aria-label="Units I need"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <Field
        label="Units I need"
        hint="At least this many available, and a minimum order no larger"
      >
        <TextInput
          size="small"
          inputMode="numeric"
          autoComplete="off"
          placeholder="Any"
          value={quantityText(typed)}
          onChange={({ currentTarget }) => {
            const read = readQuantity(currentTarget.value)
            mark(currentTarget)
            if (read) setTyped(read.value)
          }}
          onBlur={apply}
        />
      </Field>
      <button type="submit" className="sr" tabIndex={-1}>
        Apply units
      </button>
    </form>
  )
}
