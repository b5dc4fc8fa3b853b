import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { findNote } from './note-store.ts'
import { staffNoteJson } from './notes-on.ts'

export async function showNote(tx: Tx, id: number) {
  const note = await findNote(tx, id)
  if (!note) throw new Refusal('Not found', 404)
  return { data: staffNoteJson(note) }
}
