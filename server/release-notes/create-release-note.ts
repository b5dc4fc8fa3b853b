import type { z } from 'zod'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { releaseNoteForm } from '#market/release-notes/release-note-api.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { insertReleaseNote } from './release-note-store.ts'

type Writing = { staff: StaffViewer; note: z.output<typeof releaseNoteForm>; requestId: string }

/** Publishes a note to buyers, sellers or both; they see it the next time they open a page. */
export const createReleaseNote = (db: Database, { staff, note, requestId }: Writing) =>
  transact(db, async (tx) => {
    const { createdAt, ...created } = await insertReleaseNote(tx, {
      ...note,
      createdBy: staff.userId,
    })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'release note created',
      subject: `release note ${created.id}`,
      after: note,
      requestId,
    })
    return { data: { ...created, created_at: createdAt.toISOString() } }
  })
