import { offerPill } from '#market/offers/offer-status.ts'
import { LotChanges } from '#web/offers/details/LotChanges.tsx'
import type { LiveOffer } from '#web/offers/live-offers.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { BuyFromCart, type BuyableProduct } from './BuyFromCart.tsx'
import type { BuyingNow } from './use-buy-now.ts'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import { priceLabel } from './price-label.ts'

type Props = {
  standing: LiveOffer
  product: BuyableProduct
  buying: BuyingNow
}

/** The buyer's live offer for this product, in place of the form. */
export function OfferUnderWay({ standing, product, buying }: Props) {
  const { place, isYourTurn, offer, line } = standing
  const isDraft = offer.state === 'draft'
  const pill = offerPill(offer.state, 'buyer')
  const title =
    place === 'offers' ? offer.offer_number : isDraft ? 'In your cart' : 'Saved for later'
  return (
    <section aria-label="Your offer">
      <h2 className="sr">Your offer</h2>
      <Card edge={isYourTurn ? 'turn' : undefined}>
        <CardHead title={title}>
          {place === 'offers' && <Pill colour={pill.tone}>{pill.label}</Pill>}
        </CardHead>
        <LotChanges offer={{ ...offer, offer_products: [line] }} />
        <div style={{ padding: 'var(--s-2) var(--s-5)' }}>
          <DescriptionList
            facts={[
              { label: 'Units', value: quantityText(line.quantity) },
              { label: priceLabel(line.manifest_units), value: <Price of={line.unit_price} /> },
              { label: 'Total', value: <Price of={line.total_price} className="semi" /> },
            ]}
          />
        </div>
        <CardFoot>
          {place === 'cart' ? (
            <ButtonLink kind="primary" size="large" full href={paths.cart()}>
              View in Cart
            </ButtonLink>
          ) : (
            <ButtonLink kind="primary" size="large" full href={paths.myOffers()}>
              View in Offers
            </ButtonLink>
          )}
        </CardFoot>
        {place === 'cart' && <BuyFromCart line={line} product={product} buying={buying} />}
      </Card>
    </section>
  )
}
