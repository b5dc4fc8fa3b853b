import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#server/platform/database/database.ts'
import { writeAtOnce, type Write } from '#server/platform/database/write-at-once.ts'
import { jobAdded } from '#server/platform/jobs/enqueue.ts'
import { job, type Urgency } from '#server/platform/jobs/job.ts'
import type { Attachment } from './attachment.ts'
import type { Mail } from './mail-content.ts'
import { mailInserted } from './mail-store.ts'
import { stripLineBreaks } from './strip-line-breaks.ts'

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
export async function writeMail(tx: Tx, mail: AddressedMail) {
  await writeAtOnce(tx, [writingMail(tx, mail)])
}

/** The same, to be done along with other writes. */
export function writingMail(tx: Tx, written: AddressedMail): Write {
  const { to: toAddress, subject, text: bodyText, attachment, unsubscribeUrl, urgency } = written
  const { key, html } = written
  const sending = jobAdded(sendMail, sql`json_build_object('mailId', id)`, {
    key: sql`${keyOfMail('')} || id`,
    ...(urgency && { urgency }),
  })
  const mail = { key, toAddress, subject: stripLineBreaks(subject), html, bodyText }
  return mailInserted(tx, { ...mail, attachment, unsubscribeUrl }, sending)
}

/** The key of the job that sends a mail. */
export const keyOfMail = (mailId: number | string) => `mail:${mailId}`
