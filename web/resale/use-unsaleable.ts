import type { Product } from '#market/products/product-api.ts'
import type { RefusalKind } from '#market/refusal-kind.ts'
import { resaleRefusal } from '#market/resale/resale-conflict.ts'
import { termsInForce } from '#market/resale/resale-terms.ts'
import { useViewer } from '#web/accounts/account-queries.ts'

type Lot = Pick<Product, 'resale_terms' | 'seller'>

/** Why the buyer who reads can't have a lot under its resale terms; undefined when it can. */
export function useUnsaleable({ resale_terms, seller }: Lot): RefusalKind | undefined {
  const buyer = useViewer()?.buyer
  if (!buyer) return undefined
  return resaleRefusal(termsInForce(resale_terms, seller.resale_terms), buyer, 'buyer')
}
