import type { InboxMail, KeptFile } from './inbox-store.ts'

export type View = 'html' | 'text'

/** What one page of the mailbox shows. */
export type Mailbox = {
  mails: readonly InboxMail[]
  /** The recipient searched for; empty for all mails. */
  to: string
  /** The mail being read. */
  open?: InboxMail | undefined
  /** What the mail being read carries. */
  files?: readonly KeptFile[] | undefined
  view: View
}

/** The address of a mail or of the list, keeping the search. */
export function mailboxAddress({ to }: Pick<Mailbox, 'to'>, id?: number, view?: View): string {
  const query = new URLSearchParams({ ...(to && { to }), ...(view === 'text' && { view }) })
  const path = id === undefined ? '/dev/mailbox' : `/dev/mailbox/${id}`
  return query.size > 0 ? `${path}?${query}` : path
}
