import type { ProductCard } from '#market/products/product-api.ts'

const MOST = 4

/** The seller's first 4 other published lots with units, newest first (decision C6). */
export const similarProducts = (lots: readonly ProductCard[], to: { id: number }) =>
  lots
    .filter(({ id, units, provisional }) => id !== to.id && units > 0 && !provisional)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, MOST)
