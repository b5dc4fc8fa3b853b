import type { BuyerViewer } from '#market/accounts/viewer.ts'
import {
  LABEL_TAKEN,
  MOST_SHIP_TO_ADDRESSES,
  TOO_MANY_SHIP_TO_ADDRESSES,
  type ShipToAddressForm,
} from '#market/ship-to-addresses/ship-to-address.ts'
import { changeBuyer } from '#server/accounts/change-company.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import {
  addressJson,
  insertAddress,
  lockAddresses,
  moveDefault,
  updateAddress,
  type AddressRow,
} from './ship-to-address-store.ts'

/** Adds an address; the first is the default one. */
export const addAddress = (db: Database, viewer: BuyerViewer, form: ShipToAddressForm) =>
  transact(db, async (tx) => {
    const others = await lockAddresses(tx, viewer)
    if (others.length >= MOST_SHIP_TO_ADDRESSES) throw new Refusal(TOO_MANY_SHIP_TO_ADDRESSES)
    refuseTakenLabel(others, form)
    const added = await insertAddress(tx, viewer, form)
    return addressJson(others.length === 0 ? await asDefault(tx, viewer, added.id) : added)
  })

export const changeAddress = (
  db: Database,
  viewer: BuyerViewer,
  { id, form }: { id: number; form: ShipToAddressForm },
) =>
  transact(db, async (tx) => {
    const all = await lockAddresses(tx, viewer)
    if (!all.some((each) => each.id === id)) throw new Refusal('Not found', 404)
    refuseTakenLabel(
      all.filter((each) => each.id !== id),
      form,
    )
    const changed = await updateAddress(tx, id, form)
    if (changed.isDefault) await changeBuyer(tx, viewer.buyerId, shipToOf(changed))
    return addressJson(changed)
  })

export const makeDefault = (db: Database, viewer: BuyerViewer, id: number) =>
  transact(db, async (tx) => {
    const all = await lockAddresses(tx, viewer)
    if (!all.some((each) => each.id === id)) throw new Refusal('Not found', 404)
    return addressJson(await asDefault(tx, viewer, id))
  })

async function asDefault(tx: Tx, viewer: BuyerViewer, id: number) {
  const address = await moveDefault(tx, viewer, id)
  await changeBuyer(tx, viewer.buyerId, shipToOf(address))
  return address
}

const shipToOf = ({ shipTo }: AddressRow) => ({ shipTo: JSON.stringify(shipTo) })

function refuseTakenLabel(others: readonly AddressRow[], { label }: ShipToAddressForm) {
  if (others.some((each) => each.label.toLowerCase() === label.toLowerCase()))
    throw new Refusal(LABEL_TAKEN, 422, { fields: { 'ship_to_address.label': [LABEL_TAKEN] } })
}
