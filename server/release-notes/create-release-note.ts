import type { z } from 'zod'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { releaseNoteForm } from '#market/release-notes/release-note-api.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { insertReleaseNote, releaseNoteJson } from './release-note-store.ts'

export type NoteForm = z.output<typeof releaseNoteForm>
type Writing = { staff: StaffViewer; note: NoteForm; requestId: string }

/** Shows a note to buyers, sellers or both, at once or from its time on: the next time they open a page. */
export const createReleaseNote = (db: Database, { staff, note, requestId }: Writing) =>
  transact(db, async (tx) => {
    const { publish_at: publishAt, ...words } = note
    const created = await insertReleaseNote(tx, {
      ...words,
      publishedAt: publishAt ? new Date(publishAt) : null,
      createdBy: staff.userId,
    })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'release note created',
      subject: `release note ${created.id}`,
      after: { ...words, ...(publishAt && { publish_at: publishAt }) },
      requestId,
    })
    return { data: releaseNoteJson(created) }
  })
