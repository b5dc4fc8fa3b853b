import { sql, type Selectable } from 'kysely'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { ShipToAddress, ShipToAddressForm } from '#market/ship-to-addresses/ship-to-address.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { shipToAddressColumns, type ShipToAddressesTable } from './ship-to-address-tables.ts'

export type AddressRow = Pick<
  Selectable<ShipToAddressesTable>,
  (typeof shipToAddressColumns)[number]
>
type Keeper = Pick<BuyerViewer, 'buyerId'>

/** Locks the buyer and lists their addresses, so that labels stay unique, one is the default and the limit holds. */
export async function lockAddresses(tx: Tx, viewer: Keeper) {
  await tx
    .selectFrom('buyers')
    .select('id')
    .where('id', '=', viewer.buyerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return addressesOf(tx, viewer)
}

export const addressesOf = (db: Database | Tx, { buyerId }: Keeper): Promise<AddressRow[]> =>
  db
    .selectFrom('shipToAddresses')
    .select(shipToAddressColumns)
    .where('buyerId', '=', buyerId)
    .orderBy('id')
    .execute()

export const insertAddress = (tx: Tx, { buyerId }: Keeper, form: ShipToAddressForm) =>
  tx
    .insertInto('shipToAddresses')
    .values({ buyerId, ...columnsOf(form) })
    .returning(shipToAddressColumns)
    .executeTakeFirstOrThrow()

export const updateAddress = (tx: Tx, id: number, form: ShipToAddressForm) =>
  tx
    .updateTable('shipToAddresses')
    .set(columnsOf(form))
    .where('id', '=', id)
    .returning(shipToAddressColumns)
    .executeTakeFirstOrThrow()

/** In two steps: at no time are there two. */
export async function moveDefault(tx: Tx, { buyerId }: Keeper, id: number) {
  await tx
    .updateTable('shipToAddresses')
    .set({ isDefault: false })
    .where('buyerId', '=', buyerId)
    .where('isDefault', '=', sql.lit(true))
    .execute()
  return tx
    .updateTable('shipToAddresses')
    .set({ isDefault: true })
    .where('id', '=', id)
    .returning(shipToAddressColumns)
    .executeTakeFirstOrThrow()
}

/** The offers that were sent to a seller with this address, and are still open. */
export async function countOffersTo(tx: Tx, id: number): Promise<number> {
  const { count } = await tx
    .selectFrom('offers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shipToAddressId', '=', id)
    .where('state', 'in', ['seller_review', 'buyer_review'])
    .executeTakeFirstOrThrow()
  return count
}

export const removeAddress = (tx: Tx, id: number) =>
  tx.deleteFrom('shipToAddresses').where('id', '=', id).execute()

const columnsOf = ({
  label,
  dock,
  liftgate_needed,
  appointment_needed,
  receiving_hours,
  ...shipTo
}: ShipToAddressForm) => ({
  label,
  dock,
  liftgateNeeded: liftgate_needed,
  appointmentNeeded: appointment_needed,
  receivingHours: receiving_hours,
  shipTo: JSON.stringify(shipTo),
})

export const addressJson = (row: AddressRow): ShipToAddress => ({
  ...row.shipTo,
  id: row.id,
  label: row.label,
  dock: row.dock,
  liftgate_needed: row.liftgateNeeded,
  appointment_needed: row.appointmentNeeded,
  receiving_hours: row.receivingHours,
  is_default: row.isDefault,
})
