import type { MailTopic } from '#market/accounts/mail-topics.ts'
import { unsubscribeAddress } from '#server/accounts/mail-preferences/unsubscribe.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Mail } from '#server/platform/mail/mail-content.ts'
import { writeMail, type AddressedMail } from '#server/platform/mail/write-mail.ts'
import { notify, type Bell } from './notify.ts'

export type Recipient = { userId: number; email: string }

/** Something that a person learns by the bell, by mail or by both. */
export type News = {
  /** Names the event and, where there is a mail, its reader, such as `offer:412:3:seller`: it is sent once, ever. */
  key: string
  bell?: Bell
  mail?: NewsMail
}

type NewsMail = Pick<AddressedMail, 'attachment' | 'urgency'> & {
  /** What the reader turns off to get no such mail. */
  topic: MailTopic
  publicUrl: string
  write: (turnOffUrl: string) => Mail
}

/** Sends a piece of news to one person, in the transaction of its event. */
export async function sendNews(tx: Tx, { userId, email }: Recipient, { key, bell, mail }: News) {
  if (bell) await notify(tx, { userId, key, ...bell })
  if (!mail) return
  const { topic, publicUrl, write, ...sending } = mail
  const unsubscribeUrl = await unsubscribeAddress(tx, { userId, topic, publicUrl })
  if (!unsubscribeUrl) return
  await writeMail(tx, { key, to: email, ...write(unsubscribeUrl), ...sending, unsubscribeUrl })
}
