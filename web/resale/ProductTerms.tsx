import { hasTerms, termsInForce } from '#market/resale/resale-terms.ts'
import type { Product } from '#market/products/product-api.ts'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './ProductTerms.module.css'
import { TermsList } from './TermsList.tsx'

type Props = { product: Pick<Product, 'resale_terms' | 'resale_conflict' | 'seller'> }

/** Under which terms a lot may be sold on, and which of them its reader can't keep. */
export function ProductTerms({ product }: Props) {
  const terms = termsInForce(product.resale_terms, product.seller.resale_terms)
  if (!hasTerms(terms)) return null
  return (
    <section aria-label="Resale terms" className={classes('col g1 t13', styles['terms'])}>
      <h2 className="t13 med">Resale terms</h2>
      <TermsList terms={terms} conflict={product.resale_conflict} />
    </section>
  )
}
