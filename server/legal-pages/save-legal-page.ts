import type { StaffViewer } from '#market/accounts/viewer.ts'
import { LEGAL_PAGE_CHANGED } from '#market/legal-pages/legal-page-api.ts'
import { type LegalPageName } from '#market/legal-pages/legal-page.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { findLegalPage, writeLegalPage } from './legal-page-store.ts'

type Writing = {
  staff: StaffViewer
  name: LegalPageName
  body: string
  /** When the text that was edited had been saved; null of a page that was not written. */
  seen: Date | null
  requestId: string
}

/** Shows a new text of a page at once, unless a colleague has saved it in the meantime. */
export const saveLegalPage = (db: Database, { staff, name, body, seen, requestId }: Writing) =>
  transact(db, async (tx) => {
    const before = await findLegalPage(tx, name)
    const saved = await writeLegalPage(tx, { name, body, seen, updatedBy: staff.userId })
    if (!saved) throw new Refusal(LEGAL_PAGE_CHANGED, 409)
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'legal page saved',
      subject: `legal page ${name}`,
      ...(before && { before: { body: before.body } }),
      after: { body },
      requestId,
    })
    return saved
  })
