import { Inbox } from 'lucide-react'
import { inboxList } from '#market/today/inbox-list.ts'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { inboxColumns } from './inbox-columns.tsx'
import { inboxKey } from './today-key.ts'

/** Time alone brings back what was snoozed. */
const AGAIN_MS = 60_000

/** What is assigned to the reader. */
export const InboxPage = () => (
  <ListPage
    list={inboxList}
    queryKey={inboxKey}
    refetchMs={AGAIN_MS}
    title="Inbox"
    summary="Orders, applications and people assigned to you, until they are done."
    columns={inboxColumns}
    empty={({ show }) => ({
      icon: Inbox,
      title: show === 'snoozed' ? 'Nothing is snoozed' : 'Nothing is assigned to you',
      detail: 'When a colleague mentions you in a note, you get a notification.',
    })}
  />
)
