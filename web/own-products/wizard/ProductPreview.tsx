import { formatUsd } from '#market/money.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { ProductCard } from '#web/products/ProductCard.tsx'
import { usePhotoShown } from '../form/use-photo-shown.ts'
import type { ProductFormState } from '../form/use-product-form-state.ts'
import styles from './ProductPreview.module.css'
import { previewOf, showsSavedPrice } from './preview-of.ts'

type Props = {
  state: ProductFormState
  product: OwnProduct | undefined
  sellerName: string | undefined
}

/** The card of the product while it is typed; nothing in it can be pressed. */
export function ProductPreview({ state: { form, photos }, product, sellerName = '' }: Props) {
  const photo = usePhotoShown(photos.photos.find(({ given }) => given !== ''))
  const draft = form.getValues()
  const preview = previewOf({ draft, product, sellerName, photo })
  return (
    <aside className={styles['preview']} aria-label="As the buyer sees it">
      <p className="t13 muted">As the buyer sees it</p>
      <ul inert>
        <ProductCard product={preview} isDraft />
      </ul>
      {showsSavedPrice(draft, preview) && preview.seller_price_cents !== null && (
        <p className="t13 muted">
          Preview uses your last price that fits, {formatUsd(preview.seller_price_cents)}.
        </p>
      )}
    </aside>
  )
}
