import type { Offer } from '#market/offers/offer-document.ts'
import { lotCount } from '#web/offers/offer-words.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import styles from './CartGroupHead.module.css'
import { lineTrouble } from './line-trouble.ts'

type Props = { offer: Offer }

export function CartGroupHead({ offer }: Props) {
  return (
    <header className={styles['head']}>
      <Link className={styles['seller']} href={paths.storefront(offer.seller_id)}>
        <Avatar name={offer.seller_name} of="company" />
        <span className="col">
          <h2 className="t16 cut">{offer.seller_name}</h2>
          <span className="t13 muted tnum">{lotCount(offer.offer_products)}</span>
        </span>
      </Link>
      <WayAhead offer={offer} />
    </header>
  )
}

/** Says whether this part of the cart is bought or sent for review. */
function WayAhead({ offer }: Props) {
  if (offer.offer_products.some(lineTrouble))
    return <Pill colour="yellow">Changed: check the marked lines</Pill>
  if (offer.buyable) return <Pill colour="green">Every line at asking: ready to buy</Pill>
  if (offer.freight_missing)
    return <Pill colour="gray">Freight is quoted: goes to the seller for it</Pill>
  return <Pill colour="gray">Below asking: goes to the seller for review</Pill>
}
