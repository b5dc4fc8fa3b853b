import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * To be called as a form is sent. What it answers takes in what was saved; a field that was changed while the
 * answer was on its way keeps what was typed, unsaved.
 */
export function keepTypedSince<Values extends FieldValues, Saved>({
  getValues,
  reset,
}: UseFormReturn<Values, unknown, Saved>) {
  const sent: FieldValues = structuredClone(getValues())
  return (saved: Values) => {
    const typedSince = Object.entries(getValues()).filter(
      ([field, value]) => !isSame(value, sent[field]),
    )
    // In two steps, so that the field being typed in is not rewritten: its caret would jump.
    reset(saved, { keepValues: true })
    reset({ ...saved, ...Object.fromEntries(typedSince) }, { keepDefaultValues: true })
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
