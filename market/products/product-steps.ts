/** The parts of a product, in the order in which the wizard asks for them (spec 2, Product wizard). */
export const productSteps = [
  'identifiers',
  'description',
  'pricing',
  'quantity',
  'details',
  'dimensions',
  'packaging',
] as const
export type ProductStep = (typeof productSteps)[number]
