import { isCallError } from '#web/platform/http/call-error.ts'
import { markFields } from './mark-fields.ts'
import { placeOf } from './product-form.ts'
import type { ProductForm } from './use-product-form.ts'

/** Says at each field what the server refused of it. */
export function showRefusal(form: ProductForm, error: Error) {
  if (!isCallError(error)) return
  const marks = Object.entries(error.fields).flatMap(([path, [message]]) => {
    const place = placeOf(path.replace(/^product\./, ''), form.getValues())
    return place && message ? [{ place, message }] : []
  })
  markFields(form, marks)
}
