import { inDigits } from '#market/in-digits.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { MANIFEST_REFUSED, type KeptManifest } from '#market/manifests/own-manifest-api.ts'
import { manifestQuotaOf, manifestQuotaWords } from '#market/manifests/manifest-quota.ts'
import type { ManifestMeaning } from '#market/manifests/manifest-reading.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { changeManifestOf } from '#server/products/own/change-manifest-of.ts'
import { keepWords } from '#server/imports/import-words.ts'
import { keepHeaders } from '#server/spreadsheets/kept-headers.ts'
import { readOwnProduct } from '#server/products/own/read-own-product.ts'
import { readSpreadsheet, type SentSpreadsheet } from '#server/uploads/read-spreadsheet.ts'
import type { ManifestDeps } from './manifest-deps.ts'
import { addManifest, addRows, countKeptRows, markReplaced } from './manifest-store.ts'
import type { StagedManifest } from './read-manifest-file.ts'

// What the rows of a full file take in the database.
const ROOM_BYTES = 10_000_000

type SentManifest = SentSpreadsheet & ManifestMeaning
type Sent = SentManifest & { id: number; fileName: string | null }

/**
 * Makes a seller's product the mixed lot of an uploaded file, all of the file or nothing. Who reads the product
 * meanwhile sees what was there before.
 */
export async function takeInManifest(
  deps: ManifestDeps,
  seller: SellerViewer,
  { id, fileName, ...sent }: Sent,
): Promise<KeptManifest> {
  // Before any work on a file: of somebody else's product there is nothing to change.
  await readOwnProduct(deps.db, seller, id)
  await deps.uploads.space.require(ROOM_BYTES)
  const { header, totals, chunks } = await readManifest(deps, seller, sent)
  return transact(deps.db, async (tx) => {
    const manifestId = await addManifest(tx, { productId: id, fileName, totals })
    for (const rows of chunks) await addRows(tx, manifestId, rows)
    // Locked last, so that nobody waits for the rows.
    const manifest = { ...totals, id: manifestId }
    const product = await changeManifestOf(tx, seller, { id, manifest })
    await markReplaced(tx, id, manifestId)
    await refuseTooMany(tx, seller)
    await remember(tx, seller, { header, fileName, ...sent })
    return { product, manifest: { ...totals, file_name: fileName } }
  })
}

async function readManifest(
  { uploads }: ManifestDeps,
  seller: SellerViewer,
  sent: SentManifest,
): Promise<Extract<StagedManifest, { chunks: string[] }>> {
  const script = new URL('manifest-thread.ts', import.meta.url)
  const file = await readSpreadsheet<StagedManifest>(uploads, seller, { ...sent, script })
  if ('chunks' in file) return file
  if ('problem' in file) throw refused(file.problem)
  const { problems, problemCount, unknownConditions } = file
  throw refused(wordsOf(problemCount), {
    problems,
    problem_count: problemCount,
    unknown_conditions: unknownConditions,
  })
}

const refused = (message: string, body: object = { problems: [], problem_count: 0 }) =>
  new Refusal({ code: MANIFEST_REFUSED, message }, 422, { body })

const wordsOf = (rows: number) =>
  rows === 1
    ? 'Nothing was added: 1 row has a problem.'
    : `Nothing was added: ${inDigits(rows)} rows have problems.`

async function refuseTooMany(tx: Tx, { sellerId, status }: SellerViewer) {
  if ((await countKeptRows(tx, sellerId)) > manifestQuotaOf(status))
    throw refused(manifestQuotaWords(status))
}

type Meant = Pick<SentManifest, 'mapping' | 'conditions'> & {
  header: readonly string[]
  fileName: string | null
}

/** What a seller says of headers and words holds for the next file as well. */
async function remember(tx: Tx, { userId, sellerId }: SellerViewer, meant: Meant) {
  const { header, mapping, conditions, fileName } = meant
  await keepHeaders(tx, userId, { kind: 'manifest', headers: header, mapping })
  if (conditions)
    await keepWords(tx, sellerId, {
      headers: [],
      mapping: undefined,
      values: { conditions },
      fileName,
    })
}
