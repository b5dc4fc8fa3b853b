import type { ProductCard } from '#market/products/product-api.ts'

/** How full a shop is. */
export const shelfOf = (lots: readonly Pick<ProductCard, 'units'>[]) => ({
  lots: lots.length,
  units: lots.reduce((units, lot) => units + lot.units, 0),
  soldOut: lots.filter(({ units }) => units === 0).length,
})
