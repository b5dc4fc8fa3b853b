import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { StaffSubject } from '#market/staff-notes/staff-note.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import { insertNote } from './note-store.ts'
import { notifyMentioned } from './notify-mentioned.ts'
import { auditNameOf, publishSubject, requireSubject } from './require-subject.ts'
import { showNote } from './show-note.ts'

export type NoteDeps = { db: Database; terms: Pick<AccountTerms, 'demo'> }
type Writing = { subject: StaffSubject; text: string; staff: StaffViewer; requestId: string }

/** The words stand in the note alone, so that an erasure finds them. */
export const addNote = ({ db, terms }: NoteDeps, { subject, text, staff, requestId }: Writing) =>
  transact(db, async (tx) => {
    await requireSubject(tx, subject)
    const id = await insertNote(tx, { subject, authorUserId: staff.userId, text })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: `note on ${subject.kind} added`,
      subject: await auditNameOf(tx, subject),
      requestId,
    })
    await notifyMentioned({ tx, terms }, { id, text, subject, staff })
    await publishSubject(tx, subject)
    return showNote(tx, id)
  })
