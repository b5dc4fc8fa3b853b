import type { StaffNote, StaffSubject } from '#market/staff-notes/staff-note.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { countOnEach, notesOnEach, type findNote } from './note-store.ts'
import { subjectIn } from './subject-key.ts'

type NoteRow = NonNullable<Awaited<ReturnType<typeof findNote>>>

/** What staff wrote on each of these, the first note first. */
export async function notesOn(db: Database | Tx, kind: StaffSubject['kind'], ids: number[]) {
  const rows = await notesOnEach(db, kind, ids)
  const bySubject = Map.groupBy(rows, (row) => subjectIn(row).id)
  return (id: number): StaffNote[] => (bySubject.get(id) ?? []).map(staffNoteJson)
}

/** How many notes each of these has. */
export async function countNotes(db: Database | Tx, kind: StaffSubject['kind'], ids: number[]) {
  const rows = await countOnEach(db, kind, ids)
  const counts = new Map(rows.map(({ subjectId, count }) => [subjectId, count]))
  return (id: number) => counts.get(id) ?? 0
}

export const staffNoteJson = (row: NoteRow): StaffNote => ({
  id: row.id,
  text: row.text,
  author: { id: row.authorUserId, name: row.authorName },
  at: row.at.toISOString(),
  edited_at: row.editedAt?.toISOString() ?? null,
})
