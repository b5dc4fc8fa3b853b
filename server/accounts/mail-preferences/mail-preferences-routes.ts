import * as api from '#market/accounts/mail-preferences-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { isMailTopic, type MailTopic } from '#market/accounts/mail-topics.ts'
import type { Viewer } from '#market/accounts/viewer.ts'

export function mailPreferencesRoutes(site: Site, db: Database) {
  route(site, api.readMailPreferences, async ({ viewer }) => ({
    muted: await readMutedMails(db, viewer),
  }))

  route(site, api.updateMailPreferences, async ({ viewer, body }) => {
    await muteMails(db, viewer, body.muted)
    return body
  })
}

async function readMutedMails(db: Database, viewer: Viewer): Promise<MailTopic[]> {
  return (await mutedBy(db, viewer.userId)).filter(isMailTopic)
}

async function muteMails(db: Database, viewer: Viewer, muted: MailTopic[]) {
  await db.updateTable('users').set({ mutedMails: muted }).where('id', '=', viewer.userId).execute()
}

async function mutedBy(db: Database, userId: number): Promise<string[]> {
  const user = await db
    .selectFrom('users')
    .select('mutedMails')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.mutedMails ?? []
}
