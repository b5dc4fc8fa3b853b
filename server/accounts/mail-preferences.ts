import { isMailTopic, type MailTopic } from '#market/accounts/mail-topics.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

export async function readMutedMails(db: Database, viewer: Viewer): Promise<MailTopic[]> {
  return (await mutedBy(db, viewer.userId)).filter(isMailTopic)
}

export async function muteMails(db: Database, viewer: Viewer, muted: MailTopic[]) {
  await db.updateTable('users').set({ mutedMails: muted }).where('id', '=', viewer.userId).execute()
}

/** Whether somebody is to be written to about this; every sender of a trade mail asks first. */
export async function wantsMail(tx: Tx, userId: number, topic: MailTopic): Promise<boolean> {
  return !(await mutedBy(tx, userId)).includes(topic)
}

async function mutedBy(db: Database | Tx, userId: number): Promise<string[]> {
  const user = await db
    .selectFrom('users')
    .select('mutedMails')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.mutedMails ?? []
}
