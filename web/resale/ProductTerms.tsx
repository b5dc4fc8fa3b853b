import { hasTerms, termsInForce } from '#market/resale/resale-terms.ts'
import type { Product } from '#market/products/product-api.ts'
import { TriangleAlert } from 'lucide-react'
import { TermsList } from './TermsList.tsx'

type Props = { product: Pick<Product, 'resale_terms' | 'resale_conflict' | 'seller'> }

/** Under which terms a lot may be sold on, and which of them its reader can't keep. */
export function ProductTerms({ product }: Props) {
  const terms = termsInForce(product.resale_terms, product.seller.resale_terms)
  if (!hasTerms(terms)) return null
  return (
    <section aria-label="Resale terms" className="col g1 t13">
      <h2 className="t13 med">Resale terms</h2>
      <TermsList terms={terms} />
      {product.resale_conflict && (
        <p className="row top red">
          <TriangleAlert className="i-14" /> You may not resell this lot: {product.resale_conflict}
        </p>
      )}
    </section>
  )
}
