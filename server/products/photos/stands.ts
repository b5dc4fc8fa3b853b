import { sql } from 'kysely'
import { soldOut } from '../units/sold-out-in-sql.ts'

/**
 * Of `photo_addresses a`: it could not be fetched, for good. One that is asked for once more is still so
 * until that try begins.
 */
export const isLost = sql<boolean>`(a.problem is not null and a.photo is null
  and (a.next_try_at is null or a.tries = 0))`

/** Whether a product names a photo that is not lost, in SQL; `products` is how the statement calls the table. */
export function hasStandingPhoto(products: 'products' | 'p') {
  const column = (name: string) => sql.ref(`${products}.${name}`)
  return sql<boolean>`exists (
    select from unnest(${column('photos')}) as named (photo)
    where coalesce(named.photo, '') <> '' and not exists (
      select from photo_addresses a
      where a.product_id = ${column('id')} and a.address = named.photo and ${isLost}))`
}

/** What `missingFieldsOf` asks, of a row. */
export function lacksNothing(products: 'products' | 'p') {
  const column = (name: string) => sql.ref(`${products}.${name}`)
  return sql<boolean>`(trim(${column('name')}) <> '' and ${column('upc')} <> ''
    and ${column('msrpCents')} is not null and ${column('wholesaleCents')} is not null
    and ${column('sellerPriceCents')} is not null
    and (${column('units')} > 0 or ${soldOut(products)})
    and ${hasStandingPhoto(products)})`
}
