import type { StaffViewer } from '#market/accounts/viewer.ts'
import { isMarkedAsEdited, mayDeleteNote, mayEditNote } from '#market/staff-notes/staff-note.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { NoteDeps } from './add-note.ts'
import { changeNote, lockNote } from './note-store.ts'
import { notifyMentioned } from './notify-mentioned.ts'
import { auditNameOf, publishSubject } from './require-subject.ts'
import { showNote } from './show-note.ts'
import { subjectIn } from './subject-key.ts'

export type Changing = { id: number; staff: StaffViewer; requestId: string }
type Note = NonNullable<Awaited<ReturnType<typeof lockNote>>>

export const editNote = (
  { db, terms }: NoteDeps,
  { text, ...changing }: Changing & { text: string },
) =>
  transact(db, async (tx) => {
    const note = await lockStanding(tx, changing.id)
    if (!mayEditNote(note.authorUserId, changing.staff))
      throw new Refusal('Only its author can edit a note', 403)
    if (text === note.text) return showNote(tx, note.id)
    const editedAt = await databaseNow(tx)
    const isMarked = isMarkedAsEdited({ writtenAt: note.at, editedAt })
    await changeNote(tx, note.id, { text, ...(isMarked && { editedAt }) })
    const { staff } = changing
    await notifyMentioned({ tx, terms }, { id: note.id, text, subject: subjectIn(note), staff })
    return noted(tx, note, { ...changing, what: 'edited' })
  })

export const deleteNote = (db: Database, changing: Changing) =>
  transact(db, async (tx) => {
    const note = await lockStanding(tx, changing.id)
    refuseDeletionBy(note, changing.staff)
    await changeNote(tx, note.id, { deletedAt: await databaseNow(tx) })
    return noted(tx, note, { ...changing, what: 'deleted' })
  })

/** Puts back what was deleted; what stands already stays as it is. */
export const restoreNote = (db: Database, changing: Changing) =>
  transact(db, async (tx) => {
    const note = found(await lockNote(tx, changing.id))
    refuseDeletionBy(note, changing.staff)
    if (note.deletedAt === null) return showNote(tx, note.id)
    await changeNote(tx, note.id, { deletedAt: null })
    return noted(tx, note, { ...changing, what: 'put back' })
  })

async function lockStanding(tx: Tx, id: number) {
  const note = found(await lockNote(tx, id))
  if (note.deletedAt !== null) throw new Refusal('Not found', 404)
  return note
}

function found(note: Note | undefined): Note {
  if (!note) throw new Refusal('Not found', 404)
  return note
}

function refuseDeletionBy({ authorUserId }: Note, { userId, role }: StaffViewer) {
  if (!mayDeleteNote(authorUserId, { userId, isAdmin: role === 'admin' }))
    throw new Refusal('Only its author or an administrator can delete a note', 403)
}

async function noted(tx: Tx, note: Note, { staff, requestId, what }: Changing & { what: string }) {
  const subject = subjectIn(note)
  await recordAct(tx, {
    actorUserId: staff.userId,
    act: `note on ${subject.kind} ${what}`,
    subject: await auditNameOf(tx, subject),
    requestId,
  })
  await publishSubject(tx, subject)
  return showNote(tx, note.id)
}
