import * as api from '#market/accounts/mail-preferences-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { muteMails, readMutedMails } from './mail-preferences.ts'

export function mailPreferencesRoutes(site: Site, db: Database) {
  route(site, api.readMailPreferences, async ({ viewer }) => ({
    muted: await readMutedMails(db, viewer),
  }))

  route(site, api.updateMailPreferences, async ({ viewer, body }) => {
    await muteMails(db, viewer, body.muted)
    return body
  })
}
