import type { Offer } from '#market/offers/offer-document.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import styles from './OfferThumbs.module.css'

const MOST = 3
const SIDE = 36

type Props = { offer: Offer }

/** The first photos of an offer, and how many products more there are. */
export function OfferThumbs({ offer: { offer_products: lines } }: Props) {
  const shown = lines.length > MOST ? lines.slice(0, MOST - 1) : lines
  const more = lines.length - shown.length
  return (
    <div className={styles['thumbs']}>
      {shown.map(({ id, images, product }) => (
        <Photo key={id} url={images[0] ?? product.photo_1_url} alt="" side={SIDE} />
      ))}
      {more > 0 && <span className={styles['more']}>+{more}</span>}
    </div>
  )
}
