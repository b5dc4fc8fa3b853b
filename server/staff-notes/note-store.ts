import { sql, type Generated } from 'kysely'
import { NOTE_KEPT_HOURS, type StaffSubject } from '#market/staff-notes/staff-note.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { keyOf, subjectIn } from './subject-key.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    staffNotes: StaffNotesTable
  }
}

/** Exactly one of the three subjects is set. */
type StaffNotesTable = {
  id: Generated<number>
  applicationId: number | null
  purchaseOrderId: number | null
  personId: number | null
  authorUserId: number
  text: string
  at: Generated<Date>
  /** Null when it stands as it was written. */
  editedAt: Date | null
  deletedAt: Date | null
}

type NewNote = { subject: StaffSubject; authorUserId: number; text: string }

export async function insertNote(tx: Tx, { subject, authorUserId, text }: NewNote) {
  const nothing = { applicationId: null, purchaseOrderId: null, personId: null }
  const { id } = await tx
    .insertInto('staffNotes')
    .values({
      ...nothing,
      [keyOf[subject.kind]]: subject.id,
      authorUserId,
      text,
      editedAt: null,
      deletedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const notes = (db: Database | Tx) =>
  db
    .selectFrom('staffNotes as n')
    .innerJoin('users as u', 'u.id', 'n.authorUserId')
    .select(({ fn }) => [
      'n.id',
      'n.text',
      'n.at',
      'n.editedAt',
      'n.deletedAt',
      'n.authorUserId',
      fn.coalesce(sql<string | null>`nullif(u.full_name, '')`, 'u.email').as('authorName'),
      'n.applicationId',
      'n.purchaseOrderId',
      'n.personId',
    ])

/** The notes on these, the first written first. */
export async function notesOnEach(db: Database | Tx, kind: StaffSubject['kind'], ids: number[]) {
  if (ids.length === 0) return []
  return notes(db)
    .where(`n.${keyOf[kind]}`, 'in', ids)
    .where('n.deletedAt', 'is', null)
    .orderBy('n.id')
    .execute()
}

/** A note, also one that was deleted and is kept still. */
export const findNote = (tx: Tx, id: number) => notes(tx).where('n.id', '=', id).executeTakeFirst()

export const lockNote = (tx: Tx, id: number) =>
  notes(tx).where('n.id', '=', id).forNoKeyUpdate('n').executeTakeFirst()

type NoteChange = Partial<Pick<StaffNotesTable, 'text' | 'editedAt' | 'deletedAt'>>

export async function changeNote(tx: Tx, id: number, change: NoteChange) {
  await tx.updateTable('staffNotes').set(change).where('id', '=', id).execute()
}

export type NoteCount = { subjectId: number; count: number }

/** The number of notes about each; what nobody wrote about is left out. */
export async function countOnEach(
  db: Database | Tx,
  kind: StaffSubject['kind'],
  ids: number[],
): Promise<NoteCount[]> {
  if (ids.length === 0) return []
  const key = keyOf[kind]
  const rows = await db
    .selectFrom('staffNotes')
    .select(({ fn }) => [
      'applicationId',
      'purchaseOrderId',
      'personId',
      fn.countAll<number>().as('count'),
    ])
    .where(key, 'in', ids)
    .where('deletedAt', 'is', null)
    .groupBy(['applicationId', 'purchaseOrderId', 'personId'])
    .execute()
  return rows.map((row) => ({ subjectId: subjectIn(row).id, count: row.count }))
}

/** Forgets those that were deleted long enough ago. */
export async function purgeDeletedNotes(db: Database) {
  await db
    .deleteFrom('staffNotes')
    .where('deletedAt', '<', sql<Date>`now() - make_interval(hours => ${NOTE_KEPT_HOURS})`)
    .execute()
}
