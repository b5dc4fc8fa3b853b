import * as api from '#market/accounts/profile-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { readProfile, storeShipTo } from './profile-store.ts'

export function profileRoutes(site: Site, db: Database) {
  route(site, api.readProfile, ({ viewer }) => readProfile(db, viewer))

  route(site, api.updateProfile, async ({ viewer, body }) => {
    const { ship_to: shipTo } = body.profile
    if (shipTo) {
      if (viewer.party !== 'buyer') throw new Refusal('Only buyers can do this', 403)
      await storeShipTo(db, viewer, shipTo)
    }
    return readProfile(db, viewer)
  })
}
