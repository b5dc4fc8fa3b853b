import { sql } from 'kysely'
import { isDeliverable, SHIP_TO_UNCLEAR } from '#market/accounts/ship-to.ts'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { DeliveryAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { addressOf } from './address-in-sql.ts'
import { lockAddresses } from './ship-to-address-store.ts'

/** One of the buyer's addresses, for an offer or an order. Locks the buyer, so that it isn't deleted meanwhile. */
export async function chooseAddress(tx: Tx, viewer: BuyerViewer, id: number) {
  await lockAddresses(tx, viewer)
  const { rows } = await sql<{ address: DeliveryAddress }>`
    select ${addressOf('a')} as address from ship_to_addresses a
    where a.id = ${id} and a.buyer_id = ${viewer.buyerId}`.execute(tx)
  const address = rows[0]?.address
  if (!address) throw refused('Choose one of your ship-to addresses')
  if (!isDeliverable(address)) throw refused(SHIP_TO_UNCLEAR.message)
  return { id, address }
}

const refused = (message: string) =>
  new Refusal(message, 422, { fields: { ship_to_address_id: [message] } })
