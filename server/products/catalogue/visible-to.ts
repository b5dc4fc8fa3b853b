import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Member } from '#market/accounts/viewer.ts'
import type { Tables } from '#server/platform/database/database.ts'
import { isPublished } from '../is-published.ts'
import { isNotBeingHidden } from '../seller-changes/hidden-sellers.ts'

type Products = ExpressionBuilder<Pick<Tables, 'products'>, 'products'>

/** Which products are to be seen. */
export type Seen = (products: Products) => Expression<SqlBool>

/** The products a viewer may see at all (decision C7): staff every one, a seller its own, others what is published. */
export function visibleTo(viewer: Member): Seen {
  return (products) => {
    if (viewer.party === 'buyer') return published(products)
    const kept = products('products.deletedAt', 'is', null)
    if (viewer.party === 'admin') return kept
    return kept.and('products.sellerId', '=', viewer.sellerId)
  }
}

export const published = (products: Products) =>
  products.and([isPublished('products'), isNotBeingHidden(sql.ref('products.sellerId'))])
