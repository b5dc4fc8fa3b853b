import { hasTerms, termsInForce } from '#market/resale/resale-terms.ts'
import { formatUsd } from '#market/money.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { ProductCard } from '#web/products/ProductCard.tsx'
import { TermsList } from '#web/resale/TermsList.tsx'
import type { ProductFormHelp } from '../form/product-form-help.ts'
import { usePhotoShown } from '../form/use-photo-shown.ts'
import type { ProductFormState } from '../form/use-product-form-state.ts'
import styles from './ProductPreview.module.css'
import { previewOf, showsSavedPrice } from './preview-of.ts'

type Props = {
  state: ProductFormState
  product: OwnProduct | undefined
  sellerName: string | undefined
  shopTerms: ProductFormHelp['shopTerms']
}

/** The card of the product while it is typed; nothing in it can be pressed. */
export function ProductPreview({ state: { form, photos }, product, ...shop }: Props) {
  const { sellerName = '', shopTerms = null } = shop
  const photo = usePhotoShown(photos.photos.find(({ given }) => given !== ''))
  const draft = form.getValues()
  const terms = termsInForce(draft.resale_terms, shopTerms)
  const preview = previewOf({ draft, product, sellerName, photo })
  return (
    <aside className={styles['preview']} aria-label="Buyer preview">
      <p className="t13 muted">Buyer preview</p>
      <ul inert>
        <ProductCard product={preview} isDraft />
      </ul>
      {showsSavedPrice(draft, preview) && preview.seller_price_cents !== null && (
        <p className="t13 muted">
          Preview uses your last valid price, {formatUsd(preview.seller_price_cents)}.
        </p>
      )}
      {hasTerms(terms) && (
        <section aria-label="Resale terms" className="col g1 t13">
          <h3 className="t13 med">Resale terms</h3>
          <TermsList terms={terms} />
        </section>
      )}
    </aside>
  )
}
