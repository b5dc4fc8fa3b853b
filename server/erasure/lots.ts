import { sql } from 'kysely'
import { ERASED_COMPANY } from '#market/people/erasure.ts'
import { fieldNames } from '#market/products/by-field.ts'
import { fields } from '#market/products/fields.ts'
import { propagateAddressChanges } from '#server/insights/propagate-address-changes.ts'
import { transact } from '#server/platform/database/transact.ts'
import { propagateSellerChanges } from '#server/products/seller-changes/propagate-seller-change.ts'
import { untilNone, type Step } from './step.ts'

/** Closing the account changes products, offers and orders through their own jobs; this step runs and awaits them. */
export const awaitFollowers: Step = async ({ db }, { userId, sellerId }) => {
  await propagateSellerChanges(db)
  await propagateAddressChanges(db)
  const { rows } = await sql`
    select from seller_changes where seller_id = ${sellerId}
    union all select from address_changes where user_id = ${userId}`.execute(db)
  return rows.length > 0 ? 'waits' : 'over'
}

const AT_ONCE = 250

/** Blanks the products' texts and unpublishes them; what was sold is copied in the orders. */
export const eraseLots: Step = untilNone(({ sellerId }) =>
  sellerId === null
    ? undefined
    : sql`update products set ${sql.join(blank.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
      where id in (
        select id from products where seller_id = ${sellerId}
          and row(${sql.join(blank.map(([column]) => sql.ref(column)))}) is distinct from
            row(${sql.join(blank.map(([, value]) => value))})
        order by id limit ${AT_ONCE} for no key update)`,
)

const lines = fieldNames.filter((name) => fields[name].kind === 'line')

const blank = [
  ['name', sql`'Erased lot'`],
  ['seller_name', sql`${ERASED_COMPANY}::text`],
  ['description', sql`''`],
  ...lines.map((column) => [column, sql`null`] as const),
  ['photos', sql`'{}'::text[]`],
  ['tags', sql`'{}'::text[]`],
  ['provisional', sql`true`],
  ['manifest_id', sql`null::bigint`],
  ['manifest_units', sql`null::bigint`],
  ['deleted_at', sql`coalesce(deleted_at, now())`],
] as const

/** Lines of offers keep the names, codes and pictures that were agreed on, as orders do, and lose the words. */
export const eraseWordsOfOfferedLots: Step = untilNone(({ sellerId }) =>
  sellerId === null
    ? undefined
    : sql`update offer_lines set lot = jsonb_set(lot, '{description}', '""') where id in (
        select id from offer_lines where ${ofSeller(sellerId)} and lot ->> 'description' <> ''
        limit ${AT_ONCE} for no key update)`,
)

// Each may have 20,000 rows.
const MANIFESTS_AT_ONCE = 20

const ofSeller = (sellerId: number) =>
  sql`product_id in (select id from products where seller_id = ${sellerId})`

/** Removes what the products hold, but for what an offer or an order was made with. */
export const eraseManifests: Step = untilNone(({ sellerId }) =>
  sellerId === null
    ? undefined
    : sql`delete from manifests where id in (
        select id from manifests m where ${ofSeller(sellerId)}
          and not exists (select from products where manifest_id = m.id)
          and not exists (select from offer_lines where manifest_id = m.id)
          and not exists (select from purchase_order_lines where manifest_id = m.id)
        limit ${MANIFESTS_AT_ONCE} for update)`,
)

export const eraseManifestNames: Step = untilNone(({ sellerId }) =>
  sellerId === null
    ? undefined
    : sql`update manifests set file_name = null where id in (
        select id from manifests where ${ofSeller(sellerId)} and file_name is not null
        limit ${AT_ONCE} for no key update)`,
)

/** Removes search words only these products had; products added meanwhile add theirs again. */
export const deleteWords: Step = async ({ db }, { sellerId }) => {
  if (sellerId === null) return 'over'
  await transact(db, async (tx) => {
    // It reads every product.
    await sql`set local statement_timeout = '10min'`.execute(tx)
    await sql`
      delete from search_words known where not exists (
        select from ts_stat('select search from products') as said where said.word = known.word)`.execute(
      tx,
    )
  })
  await sql`
    select learn_words(array(select search from products where created_at > now() - interval '10 minutes'))`.execute(
    db,
  )
  return 'over'
}
