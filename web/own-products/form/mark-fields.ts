import type { placeOf } from './product-form.ts'
import type { ProductForm } from './use-product-form.ts'

type Mark = { place: NonNullable<ReturnType<typeof placeOf>>; message: string }

/** Says at each field what is wrong with it; the first of them gets focus. */
export function markFields({ setError }: ProductForm, marks: readonly Mark[]) {
  for (const [at, { place, message }] of marks.entries())
    setError(place, { message }, { shouldFocus: at === 0 })
}
