import type { Database } from '#server/platform/database/database.ts'
import { filesOf, listMails, type InboxMail, type KeptFile } from './inbox-store.ts'

/** The mails as JSON, with links to their attachments. */
export async function mailsAsJson(db: Database, { to }: { to: string }) {
  const mails = await listMails(db, to)
  const files = await filesOf(
    db,
    mails.map(({ id }) => id),
  )
  const carried = Map.groupBy(files, ({ mailId }) => mailId)
  return { mails: mails.map((mail) => mailJson(mail, carried.get(mail.id) ?? [])) }
}

const mailJson = (mail: InboxMail, files: readonly KeptFile[]) => ({
  id: mail.id,
  message_id: mail.messageId,
  to: mail.toAddress,
  from: mail.fromAddress,
  subject: mail.subject,
  text: mail.bodyText,
  html: mail.html,
  attachments: files.map(({ id, name, type }) => ({
    name,
    type,
    path: `/dev/mailbox/${mail.id}/attachments/${id}`,
  })),
  received_at: mail.receivedAt.toISOString(),
})
