import type { StaffViewer } from '#market/accounts/viewer.ts'
import { ALREADY_SHOWN } from '#market/release-notes/release-note-api.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { NoteForm } from './create-release-note.ts'
import { changeReleaseNote, lockReleaseNote, releaseNoteJson } from './release-note-store.ts'

type Change = { id: number; staff: StaffViewer; requestId: string }

/** Changes words, readers and, until it is shown, the time of a note. */
export const updateReleaseNote = (db: Database, { id, ...by }: Change, note: NoteForm) =>
  transact(db, async (tx) => {
    const before = await hold(tx, id)
    const { publish_at: publishAt, ...words } = note
    const publishedAt = publishAt ? new Date(publishAt) : null
    const isMoved =
      publishAt !== undefined && publishedAt?.getTime() !== before.publishedAt?.getTime()
    if (before.isShown && isMoved && publishedAt)
      throw new Refusal(ALREADY_SHOWN, 422, {
        fields: { 'release_notes.publish_at': [ALREADY_SHOWN] },
      })
    const after = await changeReleaseNote(tx, id, {
      ...words,
      // Brought forward to now.
      ...(isMoved && !before.isShown && { publishedAt: publishedAt ?? new Date() }),
    })
    await record(tx, { ...by, act: 'release note edited', before, after })
    return { data: releaseNoteJson(after) }
  })

/** Shows a note no more; once more changes nothing. */
export const withdrawReleaseNote = (db: Database, { id, ...by }: Change) =>
  transact(db, async (tx) => {
    const before = await hold(tx, id)
    if (before.withdrawnAt) return { data: releaseNoteJson(before) }
    const after = await changeReleaseNote(tx, id, { withdrawnAt: new Date() })
    await record(tx, { ...by, act: 'release note withdrawn', before: after, after })
    return { data: releaseNoteJson(after) }
  })

/** Shows a withdrawn note again, to those who have not closed it. */
export const restoreReleaseNote = (db: Database, { id, ...by }: Change) =>
  transact(db, async (tx) => {
    const before = await hold(tx, id)
    if (!before.withdrawnAt) return { data: releaseNoteJson(before) }
    const after = await changeReleaseNote(tx, id, { withdrawnAt: null })
    await record(tx, { ...by, act: 'release note shown again', before: after, after })
    return { data: releaseNoteJson(after) }
  })

async function hold(tx: Tx, id: number) {
  const note = await lockReleaseNote(tx, id)
  if (!note) throw new Refusal('Not found', 404)
  return note
}

type Words = { id: number; body: string; buyer: boolean; seller: boolean; publishedAt: Date | null }
type Recorded = Omit<Change, 'id'> & { act: string; before: Words; after: Words }

const record = (tx: Tx, { staff, requestId, act, before, after }: Recorded) =>
  recordAct(tx, {
    actorUserId: staff.userId,
    act,
    subject: `release note ${after.id}`,
    before: factsOf(before),
    after: factsOf(after),
    requestId,
  })

const factsOf = ({ body, buyer, seller, publishedAt }: Words) => ({
  body,
  buyer,
  seller,
  publish_at: publishedAt?.toISOString() ?? null,
})
