import { z } from 'zod'
import { UNITS_HAVE_CHANGED } from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import { isCallError } from '#web/platform/http/call-error.ts'

/** What is sent of a form: units that stay as they were are not named, so that a sale meanwhile counts. */
export function changedFields({ units, ...fields }: ProductFields, unitsBefore: number) {
  return (units ?? 0) === unitsBefore ? fields : { ...fields, units }
}

const told = z.object({ product: z.object({ units: z.int() }) })

/** The units there are now, as a refusal tells them when some were sold while the form was open. */
export function unitsNow(error: Error) {
  if (!isCallError(error) || !error.errors.includes(UNITS_HAVE_CHANGED)) return undefined
  return told.safeParse(error.body).data?.product.units
}
