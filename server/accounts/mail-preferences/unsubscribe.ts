import { withoutTail } from '#market/accounts/account-link.ts'
import { isMailTopic, mailTopics, type MailTopic } from '#market/accounts/mail-topics.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** What a reader has turned off, the secret by which they do it from a mail, and the zone of its times. */
export type MailChoice = {
  mailToken: string
  mutedMails: readonly string[]
  timeZone: string | null
}

export const mailChoiceOf = (tx: Tx, userId: number): Promise<MailChoice> =>
  tx
    .selectFrom('users')
    .select(['mailToken', 'mutedMails', 'timeZone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/**
 * Where a reader turns such mails off; nothing when they have, and then none is written. Every sender
 * of a trade mail asks first.
 */
export const unsubscribeAddress = (
  { mailToken, mutedMails }: Omit<MailChoice, 'timeZone'>,
  { topic, publicUrl }: { topic: MailTopic; publicUrl: string },
) => (mutedMails.includes(topic) ? undefined : `${publicUrl}/unsubscribe/${topic}/${mailToken}`)

type Link = { topic: string; token: string; wanted: boolean }

/** Turns one kind of mail off or on for the link's recipient. */
export async function changeMailByLink(db: Database, { topic, wanted, ...link }: Link) {
  const token = withoutTail(link.token)
  if (!isMailTopic(topic) || !isToken(token)) throw new Refusal('Not found', 404)
  return transact(db, async (tx) => {
    const reader = await tx
      .selectFrom('users')
      .select(['id', 'mutedMails'])
      .where('mailToken', '=', token)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!reader) throw new Refusal('Not found', 404)
    const others = reader.mutedMails.filter((muted) => muted !== topic)
    await tx
      .updateTable('users')
      .set({ mutedMails: wanted ? others : [...others, topic] })
      .where('id', '=', reader.id)
      .execute()
    return { label: mailTopics[topic].label, wanted }
  })
}

const isToken = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
