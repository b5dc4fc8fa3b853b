import { shippingWords } from '#market/delivery/lot-shipping-words.ts'
import { freightWords } from '#market/freight/freight-words.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { minimumOf } from '#market/offers/offer-line.ts'
import { conditionNote } from '#market/products/product-condition.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { listingOf } from '../cart.ts'
import styles from './CartLines.module.css'
import { LineWarning } from './LineWarning.tsx'
import type { Decision } from '../decision/use-decision.ts'

type Props = { offer: Offer; line: OfferProduct; isWaiting: boolean; decision: Decision }

/** The product of a line, and what changed since it was added. */
export function CartProduct({ offer, line, isWaiting, decision }: Props) {
  const { product, images } = line
  const shipping = shippingWords(product)
  const minimum = minimumOf(listingOf(line))
  return (
    <div className={styles['product']}>
      <Photo url={images[0] ?? product.photo_1_url} alt="" side={72} />
      <div className="col">
        <Link className="cut2" href={paths.product(product.seller_id, product.id)}>
          {product.name}
        </Link>
        <span className={styles['facts']}>
          {quantityText(product.units)} available
          {product.units > 0 && `, min ${quantityText(minimum)}`}
          {product.condition !== 'new' && `, ${conditionNote(product.condition)?.toLowerCase()}`}
        </span>
        <span className={styles['facts']}>{freightWords(product)}</span>
        {shipping && <span className={styles['facts']}>{shipping}</span>}
        <span className={styles['facts']}>
          UPC {product.upc} <CopyButton text={product.upc} of={`UPC ${product.upc}`} />
        </span>
        <LineWarning offer={offer} line={line} isWaiting={isWaiting} decision={decision} />
      </div>
    </div>
  )
}
