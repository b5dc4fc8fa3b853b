import { useId } from 'react'
import type { OfferProduct } from '#market/offers/offer-document.ts'
import { isQuoted } from '#market/freight/freight-of-offer.ts'
import { isBuyable } from '#market/offers/offer-line.ts'
import type { Product } from '#market/products/product-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { Agreement } from '#web/resale/Agreement.tsx'
import { BuyNowButton } from './BuyNowButton.tsx'
import { buyNowFromCart } from './buy-now-words.ts'
import type { BuyingNow } from './use-buy-now.ts'

export type BuyableProduct = Pick<
  Product,
  'units' | 'min_order_units' | 'seller_price_cents' | 'pay_within_hours'
>
type Props = { line: OfferProduct; product: BuyableProduct; buying: BuyingNow }

/** Buys a lot that lies in the cart at its asking price, without the rest of the cart. */
export function BuyFromCart({ line: offered, product, buying }: Props) {
  const { quantity, unit_price, resale_conflict: conflict } = offered
  const consequenceId = useId()
  const line = { quantity, unitPrice: unit_price }
  const listing = {
    units: product.units,
    minOrderUnits: product.min_order_units,
    askingPrice: product.seller_price_cents,
  }
  const { refusal } = buying
  const cannotBuy =
    !isBuyable([{ ...line, listing }]) || conflict !== null || isQuoted([offered.product])
  if (cannotBuy && !refusal) return null
  return (
    <CardFoot>
      {refusal && <Banner tone="red">{refusal.message}</Banner>}
      <BuyNowButton line={line} buying={buying} disabled={cannotBuy} consequence={consequenceId} />
      <div id={consequenceId} className="t13 muted">
        <p>{buyNowFromCart(product.pay_within_hours)}</p>
        <Agreement text={buying.agreement} by="buying" />
      </div>
    </CardFoot>
  )
}
