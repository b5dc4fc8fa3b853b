import {
  NO_RESALE_TERMS,
  resaleTermsIn,
  type ResaleDeclaration,
  type ResaleTerms,
} from '#market/resale/resale-terms.ts'
import type { Database } from '#server/platform/database/database.ts'

type Said = Partial<ResaleTerms> | null

const written = (terms: Said) =>
  terms && JSON.stringify(resaleTermsIn.parse({ ...NO_RESALE_TERMS, ...terms }))

/** Gives a product resale terms of its own, or takes them away. */
export async function termsOfProduct(db: Database, id: number, terms: Said) {
  await db
    .updateTable('products')
    .set({ resaleTerms: written(terms) })
    .where('id', '=', id)
    .execute()
}

/** Gives a shop resale terms, or takes them away. */
export async function termsOfShop(db: Database, id: number, terms: Said) {
  await db
    .updateTable('sellers')
    .set({ resaleTerms: written(terms) })
    .where('id', '=', id)
    .execute()
}

/** Says for a buyer where it sells goods on. */
export async function declare(db: Database, buyerId: number, said: Partial<ResaleDeclaration>) {
  await db
    .updateTable('buyers')
    .set({ resaleChannels: said.resale_channels ?? [], resaleStates: said.resale_states ?? [] })
    .where('id', '=', buyerId)
    .execute()
}
