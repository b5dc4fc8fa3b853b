import { History, Info } from 'lucide-react'
import type { Cents } from '#market/money.ts'
import { formatUsd } from '#market/money.ts'
import type { Product } from '#market/products/product-api.ts'
import { useOfferCounts } from '#web/offers/offer-counts.ts'
import { useOffersOfLot } from '#web/offers/use-offers.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { useOrdersOfLot } from '#web/purchase-orders/use-purchase-orders.ts'
import styles from './OfferPanel.module.css'
import { pastOffersFor, pastOfferWords, sameAgain } from './past-offers.ts'
import type { TypedLine } from './typed-line.ts'

type Props = {
  product: Pick<Product, 'id' | 'units' | 'min_order_units'>
  asking: Cents | null
  onType?: ((typed: TypedLine) => void) | undefined
}

/** What the buyer offered for the lot before, one press away. A buyer who never made an offer learns how it works. */
export function PastOffers({ product, asking, onType }: Props) {
  const { data: offers } = useOffersOfLot(product.id)
  const { data: orders } = useOrdersOfLot(product.id)
  const { data: counts } = useOfferCounts({ enabled: true })
  const now = useNow()
  if (!offers || !orders) return null
  const past = pastOffersFor({ offers, orders }, product.id)
  const [latest] = past
  if (!latest) return onType && counts?.has_sent === false ? <FirstOfferHint /> : null
  const again = asking !== null && product.units > 0 && sameAgain(latest, { ...product, asking })
  return (
    <div className={styles['past']}>
      <Banner tone="info" icon={History}>
        <ul className={styles['remembered']} aria-label="Your past offers on this lot">
          {past.map((offer) => (
            <li key={offer.number}>
              {pastOfferWords(offer, now)} {offer.ending}, see{' '}
              <Link href={offer.href} className="nowrap">
                {offer.number}
              </Link>
              .
            </li>
          ))}
        </ul>
        {onType && again && (
          <TextButton onClick={() => onType(again)}>
            Use {formatUsd(again.unitPrice)} for {quantityText(again.quantity)}
          </TextButton>
        )}
      </Banner>
    </div>
  )
}

function FirstOfferHint() {
  return (
    <div className={styles['past']}>
      <Banner tone="info" icon={Info}>
        <b>Nothing is binding until the seller accepts.</b> Name your price, add the lot to your
        cart and send the offer from there. The seller accepts, counters or declines; you pay once a
        price is accepted. Buy Now orders at the asking price right away.
      </Banner>
    </div>
  )
}
