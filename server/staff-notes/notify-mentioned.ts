import type { StaffViewer } from '#market/accounts/viewer.ts'
import { mentionedIn } from '#market/staff-notes/mentions.ts'
import type { StaffSubject } from '#market/staff-notes/staff-note.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import { everyActiveStaff } from './active-staff.ts'
import { mentionBell } from './staff-bell.ts'

type Deps = { tx: Tx; terms: Pick<AccountTerms, 'demo'> }
type Note = { id: number; text: string; subject: StaffSubject; staff: StaffViewer }

/** Rings the bell of colleagues whom a note mentions, once for each note however often it is edited. */
export async function notifyMentioned({ tx, terms }: Deps, { id, text, subject, staff }: Note) {
  if (!text.includes('@')) return
  const mentioned = mentionedIn(text, await everyActiveStaff(tx, terms))
  for (const { id: userId } of mentioned)
    if (userId !== staff.userId)
      await notify(tx, { userId, key: `mention:${id}`, ...(await mentionBell(tx, subject, staff)) })
}
