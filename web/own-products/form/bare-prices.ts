import type { ProductForm } from './use-product-form.ts'

const bare = new WeakMap<object, Set<string>>()

/** Notes how a price of a form was typed last: by digits alone, or with a point or a separator. */
export function notePriceTyped({ control }: ProductForm, field: string, isBare: boolean) {
  const fields = bare.get(control) ?? new Set()
  bare.set(control, fields)
  if (isBare) fields.add(field)
  else fields.delete(field)
}

export const wasTypedBare = ({ control }: ProductForm, field: string) =>
  bare.get(control)?.has(field) ?? false
