import { useId } from 'react'
import type { OfferProduct } from '#market/offers/offer-document.ts'
import { isBuyable } from '#market/offers/offer-line.ts'
import type { Product } from '#market/products/product-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { BuyNowButton } from './BuyNowButton.tsx'
import { buyNowFromCart } from './buy-now-words.ts'
import type { BuyingNow } from './use-buy-now.ts'

export type BuyableProduct = Pick<
  Product,
  'units' | 'min_order_units' | 'seller_price_cents' | 'pay_within_hours'
>
type Props = { line: OfferProduct; product: BuyableProduct; buying: BuyingNow }

/** Buys a lot that lies in the cart at its asking price, without the rest of the cart. */
export function BuyFromCart({ line: { quantity, unit_price }, product, buying }: Props) {
  const consequenceId = useId()
  const line = { quantity, unitPrice: unit_price }
  const listing = {
    units: product.units,
    minOrderUnits: product.min_order_units,
    askingPrice: product.seller_price_cents,
  }
  const { refusal } = buying
  if (!isBuyable([{ ...line, listing }]) && !refusal) return null
  return (
    <CardFoot>
      {refusal && <Banner tone="red">{refusal.message}</Banner>}
      <BuyNowButton
        line={line}
        buying={buying}
        disabled={!isBuyable([{ ...line, listing }])}
        consequence={consequenceId}
      />
      <p id={consequenceId} className="t13 muted">
        {buyNowFromCart(product.pay_within_hours)}
      </p>
    </CardFoot>
  )
}
