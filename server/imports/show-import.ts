import { databaseNow } from '#server/platform/database/now.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { UNDO_HOURS } from '#market/imports/import-limits.ts'
import {
  importMessages,
  NAMELESS_FILE,
  type ImportStatus,
  type ImportSummary,
} from '#market/imports/imported-csv-api.ts'
import { type Issue, issueText } from '#market/imports/issue.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import {
  findImport,
  type FoundImport,
  latestImports,
  listIssues,
  markSeen,
} from './import-store.ts'
import type { ImportState } from './import-tables.ts'
import { lostPhotos } from '#server/products/photos/lost-photos.ts'
import { rowsOfProducts } from './change-store.ts'

const MOST_LISTED = 20

const messages: Record<ImportState, ImportStatus['message']> = {
  waiting: importMessages.underWay,
  importing: importMessages.underWay,
  complete: importMessages.complete,
  failed: importMessages.failed,
  undone: importMessages.undone,
}

type Named = { sellerId: number; key: string }

export async function showImport(db: Database | Tx, named: Named): Promise<ImportStatus> {
  const found = await findImport(db, named)
  if (!found) throw new Refusal('Not found', 404)
  const issues = found.finishedAt ? await issuesOf(db, found.id) : []
  const now = await databaseNow(db)
  return {
    ...summaryOf(found, now),
    attribute_issues: issues.map(issueText),
    left_out: (found.finishedAt && found.choice?.leftOut) || [],
    ...(found.choice?.prices && { price_rule: found.choice.prices }),
    ...(found.choice?.decimal && { decimal: found.choice.decimal }),
  }
}

async function issuesOf(db: Database | Tx, importId: number) {
  return [...(await listIssues(db, importId)), ...(await photoNotes(db, importId))]
}

/** What came of an import is told to its seller, who then needs no mail of it. */
export async function watchImport(db: Database, { sellerId }: SellerViewer, key: string) {
  const status = await showImport(db, { sellerId, key })
  if (status.finished_at) await markSeen(db, key)
  return status
}

export async function listImports(db: Database, { sellerId }: SellerViewer) {
  const imports = await latestImports(db, sellerId, MOST_LISTED)
  const now = await databaseNow(db)
  return { imports: imports.map((each) => summaryOf(each, now)) }
}

const summaryOf = (found: FoundImport, now: Date): ImportSummary => ({
  id: found.id,
  key: found.key,
  file_name: found.fileName ?? NAMELESS_FILE,
  message: messages[found.state],
  issue_count: found.issueCount,
  imported_count: found.importedCount,
  provisional_count: found.provisionalCount,
  changed_count: found.changedCount,
  ...tallyOf(found),
  rows: found.rows,
  rows_done: found.rowsDone,
  failed_rows: found.failedRows ?? 0,
  created_at: found.createdAt.toISOString(),
  finished_at: found.finishedAt?.toISOString() ?? null,
  undo_until: undoUntil(found, now)?.toISOString() ?? null,
})

function tallyOf({ choice, importedCount, provisionalCount, issueCount }: FoundImport) {
  if (!choice?.tally) return undefined
  const { created, changed, drafts } = choice.tally
  const tally = {
    created,
    changed,
    unchanged: importedCount - created - changed,
    drafts,
    in_part: provisionalCount - drafts,
    refused: issueCount - provisionalCount,
  }
  return { tally }
}

/** Until when an import may be undone; nothing when there is nothing to undo, or no time left. */
export function undoUntil({ state, finishedAt, hasChanges }: Ended, now: Date) {
  if (!finishedAt || !hasChanges || state === 'undone') return undefined
  const until = new Date(finishedAt.getTime() + UNDO_HOURS * 3_600_000)
  return until > now ? until : undefined
}

type Ended = Pick<FoundImport, 'state' | 'finishedAt' | 'hasChanges'>

/** The photos of an import that could not be had: nobody knew when it ended, as they are fetched later. */
async function photoNotes(db: Database | Tx, importId: number): Promise<Issue[]> {
  const rows = await rowsOfProducts(db, importId)
  const lost = await lostPhotos(db, [...rows.keys()])
  const notes = lost.map(({ productId, upc, address, problem }) => ({
    row: rows.get(productId) ?? 0,
    upc,
    texts: [`Photo ${address} could not be fetched. ${problem}`],
    isNote: true,
  }))
  return notes.toSorted((one, other) => one.row - other.row)
}
