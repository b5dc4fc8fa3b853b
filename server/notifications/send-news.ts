import type { MailTopic } from '#market/accounts/mail-topics.ts'
import {
  mailChoiceOf,
  unsubscribeAddress,
  type MailChoice,
} from '#server/accounts/mail-preferences/unsubscribe.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { writeAtOnce, type Write } from '#server/platform/database/write-at-once.ts'
import type { Mail } from '#server/platform/mail/mail-content.ts'
import { writingMail, type AddressedMail } from '#server/platform/mail/write-mail.ts'
import { notifying, type Bell } from './notify.ts'

export type Recipient = {
  userId: number
  email: string
  /** Which mails they have turned off, where it was read before. */
  choice?: MailChoice | undefined
}

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
  /** In the reader's zone, if that is known. */
  write: (turnOffUrl: string, timeZone: string | null) => Mail
}

/** Sends a piece of news to one person, in the transaction of its event. */
export async function sendNews(tx: Tx, recipient: Recipient, news: News) {
  await writeAtOnce(tx, await sendingNews(tx, recipient, news))
}

/** The same, to be done along with other writes. */
export async function sendingNews(
  tx: Tx,
  { userId, email, choice }: Recipient,
  { key, bell, mail }: News,
): Promise<Write[]> {
  const rung = bell ? [notifying(tx, { userId, key, ...bell })] : []
  if (!mail) return rung
  const { topic, publicUrl, write, ...sending } = mail
  const reader = choice ?? (await mailChoiceOf(tx, userId))
  const unsubscribeUrl = unsubscribeAddress(reader, { topic, publicUrl })
  if (!unsubscribeUrl) return rung
  const words = write(unsubscribeUrl, reader.timeZone)
  return [...rung, writingMail(tx, { key, to: email, ...words, ...sending, unsubscribeUrl })]
}
