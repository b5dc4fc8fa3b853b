import type { MailTopic } from '#market/accounts/mail-topics.ts'

/** A choice about some mails. */
export type MailChoice = { topics: readonly MailTopic[]; isWanted: boolean }

/** The mails that are off once the choice holds. */
export function mutedAfter(muted: readonly MailTopic[], { topics, isWanted }: MailChoice) {
  const others = muted.filter((topic) => !topics.includes(topic))
  return isWanted ? others : [...others, ...topics]
}

/** The reverse of a choice, for what it changed only. */
export const undoing = (muted: readonly MailTopic[], { topics, isWanted }: MailChoice) => ({
  topics: topics.filter((topic) => muted.includes(topic) === isWanted),
  isWanted: !isWanted,
})

/** How much of a group comes. */
export function wantedOf(topics: readonly MailTopic[], muted: readonly MailTopic[]) {
  const off = topics.filter((topic) => muted.includes(topic)).length
  if (off === 0) return 'all'
  return off === topics.length ? 'none' : 'some'
}
