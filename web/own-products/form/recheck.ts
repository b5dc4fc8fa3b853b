import type { ProductForm } from './use-product-form.ts'

/** Looks again at a field whose limit has changed, unless nobody has come to it yet. */
export function recheck(
  { getFieldState, trigger }: ProductForm,
  field: 'seller_price_cents' | 'min_order_units',
) {
  const { isTouched, invalid } = getFieldState(field)
  if (isTouched || invalid) void trigger(field)
}
