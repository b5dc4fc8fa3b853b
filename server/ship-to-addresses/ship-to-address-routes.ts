import * as api from '#market/ship-to-addresses/ship-to-address-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { deleteAddress } from './delete-address.ts'
import { addAddress, changeAddress, makeDefault } from './keep-address.ts'
import { listShipToAddresses } from './list-ship-to-addresses.ts'
import { addressesOf } from './ship-to-address-store.ts'

export function shipToAddressRoutes(site: Site, db: Database) {
  listShipToAddresses(site, db)

  route(site, api.addShipToAddress, async ({ viewer, body }) => ({
    ship_to_address: await addAddress(db, viewer, body.ship_to_address),
  }))

  const ofAddress: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      const own = viewer.party === 'buyer' ? await addressesOf(db, viewer) : []
      if (!own.some((each) => each.id === id)) throw new Refusal('Not found', 404)
    },
  }
  route(ofAddress, api.changeShipToAddress, async ({ viewer, params, body }) => ({
    ship_to_address: await changeAddress(db, viewer, {
      id: params.id,
      form: body.ship_to_address,
    }),
  }))

  route(site, api.makeShipToDefault, async ({ viewer, params }) => ({
    ship_to_address: await makeDefault(db, viewer, params.id),
  }))

  route(site, api.deleteShipToAddress, async ({ viewer, params }) => {
    await deleteAddress(db, viewer, params.id)
    return {}
  })
}
