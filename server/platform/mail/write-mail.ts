import { z } from 'zod'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job, type Urgency } from '#server/platform/jobs/job.ts'
import type { Attachment } from './attachment.ts'
import type { Mail } from './mail-content.ts'
import { insertMail } from './mail-store.ts'
import { oneLine } from './one-line.ts'

export const sendMail = job('send_mail', z.object({ mailId: z.int() }))

/** `key` names the event and the recipient, such as `offer:412:3:seller`: one mail per key, ever. */
export type AddressedMail = Mail & {
  key: string
  to: string
  attachment?: Attachment | undefined
  /** The unsubscribe address, for mails that can be turned off. */
  unsubscribeUrl?: string | undefined
  /** `first`: somebody waits for it at the screen. `last`: one of many, such as a digest. */
  urgency?: Urgency
}

/** Writes a mail into the transaction of its event; it is sent after the commit. */
export async function writeMail(tx: Tx, written: AddressedMail) {
  const { to: toAddress, subject, text: bodyText, attachment, unsubscribeUrl, urgency } = written
  const { key, html } = written
  const mailId = await insertMail(tx, {
    key,
    toAddress,
    subject: oneLine(subject),
    html,
    bodyText,
    attachment,
    unsubscribeUrl,
  })
  if (mailId === undefined) return
  await enqueue(tx, sendMail, { mailId }, { key: keyOfMail(mailId), ...(urgency && { urgency }) })
}

/** The key of the job that sends a mail. */
export const keyOfMail = (mailId: number | string) => `mail:${mailId}`
