import type { InboxMail, KeptFile } from './inbox-store.ts'

export type View = 'html' | 'text'

/** What one look at the mailbox shows. */
export type Mailbox = {
  mails: readonly InboxMail[]
  /** Whose mails are looked for; empty for everybody's. */
  to: string
  /** The mail being read. */
  open?: InboxMail | undefined
  /** What the mail being read carries. */
  files?: readonly KeptFile[] | undefined
  view: View
}

/** Where a mail is read, or the list, without losing the search. */
export function mailboxAddress({ to }: Pick<Mailbox, 'to'>, id?: number, view?: View): string {
  const query = new URLSearchParams({ ...(to && { to }), ...(view === 'text' && { view }) })
  const path = id === undefined ? '/dev/mailbox' : `/dev/mailbox/${id}`
  return query.size > 0 ? `${path}?${query}` : path
}
