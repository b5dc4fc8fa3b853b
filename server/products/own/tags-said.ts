import type { ProductFields } from '#market/products/product-fields.ts'
import { tagsAfter } from '#market/products/tags.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** The tags of a product once its seller said some; undefined when nothing is said of them. */
export function tagsSaid({ tags: said }: ProductFields, before: readonly string[]) {
  if (said === undefined) return undefined
  const after = tagsAfter(said, before)
  if ('tags' in after) return after.tags
  throw new Refusal(after.problem, 422, { fields: { 'product.tags': [after.problem] } })
}
