import { z } from 'zod'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'
import type { Attachment } from './attachment.ts'
import type { Mail } from './mail-content.ts'
import { insertMail } from './mail-store.ts'
import { oneLine } from './one-line.ts'

export const sendMail = job('send_mail', z.object({ mailId: z.int() }))

/** `key` names the event and the person, such as `offer:412:3:seller`: they get one mail of it, ever. */
export type AddressedMail = Mail & {
  key: string
  to: string
  attachment?: Attachment | undefined
}

/** Writes a mail into the transaction of its event; it is sent after the commit. */
export async function writeMail(tx: Tx, written: AddressedMail) {
  const { key, to: toAddress, html, text: bodyText, attachment } = written
  const mail = { key, toAddress, subject: oneLine(written.subject), html, bodyText, attachment }
  const mailId = await insertMail(tx, mail)
  if (mailId !== undefined) await enqueue(tx, sendMail, { mailId })
}
