import { TriangleAlert } from 'lucide-react'
import type { OfferProduct } from '#market/offers/offer-document.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import styles from './LineTable.module.css'

type Props = { line: OfferProduct; isOpen: boolean }

/** What a line is about; short stock matters only while the offer is open. */
export function OfferedProduct({ line: { product, quantity, images }, isOpen }: Props) {
  const isShort = isOpen && (!product.available || quantity > product.units)
  return (
    <div className={styles['product']}>
      <Photo url={images[0] ?? product.photo_1_url} alt="" side={48} />
      <div className="col">
        <Link className="cut2" href={paths.product(product.seller_id, product.id)}>
          {product.name}
        </Link>
        <span className={styles['facts']}>
          <span className="tnum nowrap">
            UPC {product.upc} <CopyButton text={product.upc} of="UPC" />
          </span>
          <span className="tnum nowrap">{quantityText(product.units)} available</span>
        </span>
        {isShort && (
          <span className={styles['warn']}>
            <TriangleAlert className="i-14" />
            {product.available ? 'More offered than is left' : 'No longer available'}
          </span>
        )}
      </div>
    </div>
  )
}
