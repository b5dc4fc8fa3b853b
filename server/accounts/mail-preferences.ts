import { isMailTopic, type MailTopic } from '#market/accounts/mail-topics.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'

export async function readMutedMails(db: Database, viewer: Viewer): Promise<MailTopic[]> {
  return (await mutedBy(db, viewer.userId)).filter(isMailTopic)
}

export async function muteMails(db: Database, viewer: Viewer, muted: MailTopic[]) {
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
