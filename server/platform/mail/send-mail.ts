import type { Database } from '#server/platform/database/database.ts'
import { handle } from '#server/platform/jobs/handle.ts'
import { makeAttachments, type AttachmentMakers } from './attachment.ts'
import { findUnsentMail, markSent } from './mail-store.ts'
import type { Mailer } from './mailer.ts'
import { sendMail } from './write-mail.ts'

/** The job that sends what `writeMail` wrote. */
export const mailSending = (
  db: Database,
  mailer: Pick<Mailer, 'send'>,
  makers: AttachmentMakers = {},
) =>
  handle(sendMail, async ({ mailId }) => {
    const mail = await findUnsentMail(db, mailId)
    if (!mail) return
    const { key, toAddress: to, subject, html, bodyText: text } = mail
    const attachments = await makeAttachments(makers, mail)
    const unsubscribeUrl = mail.unsubscribeUrl ?? undefined
    await mailer.send({ key, to, subject, html, text, attachments, unsubscribeUrl })
    await markSent(db, mailId)
  })
