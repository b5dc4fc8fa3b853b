import type { Viewer } from '#market/accounts/viewer.ts'
import type { ReleaseNote } from '#market/release-notes/release-note.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { releaseNoteJson, unseenReleaseNotes } from './release-note-store.ts'

export type Reader = { userId: number; createdAt: Date; party: Viewer['party'] }

/** The notes new to a user (decision G3): for their role, since they joined and last looked. */
export async function releaseNotesFor(db: Database | Tx, reader: Reader): Promise<ReleaseNote[]> {
  if (reader.party === 'admin' || reader.party === 'subscriber') return []
  const notes = await unseenReleaseNotes(db, { ...reader, party: reader.party })
  return notes.map(releaseNoteJson)
}
