import type { ProductCard } from '#market/products/product-api.ts'

type Props = { lot: ProductCard }

/** Why buyers do not see a lot on the shelf just now. */
export function TopSellerState({ lot: { provisional, units } }: Props) {
  if (provisional) return <span className="t13 amber">Not published: buyers do not see it</span>
  if (units === 0) return <span className="t13 amber">Sold out: not on the shelf</span>
  return null
}
