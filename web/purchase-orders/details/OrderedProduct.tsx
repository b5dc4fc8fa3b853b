import type { PurchaseOrderProduct } from '#market/purchase-orders/purchase-order-document.ts'
import { conditionNote } from '#market/products/product-condition.ts'
import { freightWords } from '#market/freight/freight-words.ts'
import { useDownloadOrderManifest } from '#web/manifests/manifest-queries.ts'
import { ManifestDownload } from '#web/manifests/ManifestDownload.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import styles from './OrderedProduct.module.css'

type Props = { line: PurchaseOrderProduct; orderId: string }

/** The product of a line, with the name it had when it was ordered. */
export function OrderedProduct({ line, orderId }: Props) {
  const { product, images, manifest_units: inside } = line
  return (
    <div className="row g3">
      <Photo url={images[0]} alt="" side={48} />
      <div className="col">
        <Link
          href={paths.product(product.seller_id, product.id)}
          className={styles['name']}
          title={product.name}
        >
          <span className="cut2">{product.name}</span>
        </Link>
        <span className={styles['upc']}>
          UPC {product.upc} <CopyButton text={product.upc} of={`UPC ${product.upc}`} />
        </span>
        {product.condition !== 'new' && (
          <span className="t13 muted">{conditionNote(product.condition)}</span>
        )}
        {line.lot && <span className="t13 muted">{freightWords(line.lot)}</span>}
        {inside !== null && <LineManifest units={inside} orderId={orderId} lineId={line.id} />}
      </div>
    </div>
  )
}

type LineManifestProps = { units: number; orderId: string; lineId: string }

const LineManifest = ({ units, ...line }: LineManifestProps) => (
  <ManifestDownload units={units} file={useDownloadOrderManifest(line)} />
)
