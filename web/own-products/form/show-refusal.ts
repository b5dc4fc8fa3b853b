import { isCallError } from '#web/platform/http/call-error.ts'
import { placeOf } from './product-form.ts'
import type { ProductForm } from './use-product-form.ts'

/** Says at each field what the server refused of it. */
export function showRefusal({ setError, getValues }: ProductForm, error: Error) {
  if (!isCallError(error)) return
  for (const [path, [message]] of Object.entries(error.fields)) {
    const place = placeOf(path.replace(/^product\./, ''), getValues())
    if (place && message) setError(place, { message }, { shouldFocus: true })
  }
}
