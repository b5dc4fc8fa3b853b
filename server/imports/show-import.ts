import type { SellerViewer } from '#market/accounts/viewer.ts'
import { importMessages, type ImportStatus } from '#market/imports/imported-csv-api.ts'
import { issueText } from '#market/imports/issue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { findImport, listIssues } from './import-store.ts'
import type { ImportState } from './import-tables.ts'

const messages: Record<ImportState, ImportStatus['message']> = {
  waiting: importMessages.underWay,
  importing: importMessages.underWay,
  complete: importMessages.complete,
  failed: importMessages.failed,
}

export async function showImport(
  db: Database,
  { sellerId }: SellerViewer,
  key: string,
): Promise<ImportStatus> {
  const found = await findImport(db, { sellerId, key })
  if (!found) throw new Refusal('Not found', 404)
  const isOver = found.state === 'complete' || found.state === 'failed'
  return {
    message: messages[found.state],
    issue_count: found.issueCount,
    imported_count: found.importedCount,
    attribute_issues: isOver ? (await listIssues(db, found.id)).map(issueText) : [],
    rows: found.rows,
    rows_done: found.rowsDone,
  }
}
