import type { UserStatus } from '#market/accounts/user-status.ts'
import type { GatheredProduct } from '#market/imports/gather-products.ts'
import type { Issue } from '#market/imports/issue.ts'
import { mergeProduct, type ImportableProduct, type Merge } from '#market/imports/merge-product.ts'
import { changeBetween } from '#market/imports/take-back.ts'
import { problemWords } from '#market/imports/row-problem.ts'
import { isProvisional, missingWords } from '#market/products/missing.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { commitLazily } from '#server/platform/database/commit-lazily.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { JobRun } from '#server/platform/jobs/job-run.ts'
import { publish, publishProducts } from '#server/platform/live/publish.ts'
import { notePhotos } from '#server/products/photos/await-photos.ts'
import { fetchedPhotos } from '#server/products/photos/fetched-photos.ts'
import { lockSeller } from '#server/products/own/lock-seller.ts'
import {
  lockProductsByUpc,
  saveProducts,
  type ImportedProduct,
} from '#server/products/own/importable-products.ts'
import { keepChanges, type WrittenProduct } from './change-store.ts'
import {
  addIssues,
  addProgress,
  lockImport,
  takeProducts,
  type LockedImport,
  type Portion,
} from './import-store.ts'

// Long texts bring new words, and the search learns each of them in the same statement.
export const CHUNK: Portion = { products: 200, bytes: 160_000 }

/** Imports the next products of a file in one transaction, and takes them off its list; false at the end. */
export async function importChunk(
  db: Database,
  importId: number,
  { run, chunk }: { run: JobRun; chunk: Portion },
): Promise<boolean> {
  return transact(db, async (tx) => {
    await commitLazily(tx)
    await run.checkLease(tx)
    const held = await lockImport(tx, importId)
    if (!held) return false
    const products = await takeProducts(tx, importId, chunk)
    if (products.length === 0) return false
    const { outcomes, changed } = await importProducts(tx, held, products)
    const issues = outcomes.flatMap(issuesOf)
    if (issues.length > 0) await addIssues(tx, importId, JSON.stringify(issues))
    await addProgress(tx, importId, {
      rowsDone: products.reduce((total, { rows }) => total + rows, 0),
      imported: outcomes.length - issues.length,
      issues: issues.length,
      provisional: outcomes.filter(isLacking).length,
      changed,
    })
    await publish(tx, 'ImportsChannel', [held.userId])
    return true
  })
}

type Known = { id: number; product: ImportableProduct } | undefined
type Outcome = { gathered: GatheredProduct; known: Known; merge: Merge }

async function importProducts(
  tx: Tx,
  { id, sellerId }: LockedImport,
  products: readonly GatheredProduct[],
) {
  const sellerStatus = await lockSeller(tx, sellerId)
  const listed = await lockProductsByUpc(tx, { sellerId, upcs: products.map(({ upc }) => upc) })
  const ids = [...listed.values()].map((product) => product.id)
  const photoOf = await fetchedPhotos(tx, ids)
  const outcomes = products.map((gathered): Outcome => {
    const known = listed.get(gathered.upc)
    const photos = gathered.photos.map((address) => photoOf(known?.id, address))
    return { gathered, known, merge: mergeProduct({ ...gathered, photos }, known?.product) }
  })
  const changed = outcomes.flatMap((outcome) => savedProduct(outcome, sellerStatus))
  const saved = await saveProducts(tx, sellerId, changed)
  await notePhotos(tx, saved)
  await publishProducts(
    tx,
    changed.flatMap((product) => product.id ?? []),
  )
  const done = doneTo(outcomes, { changed, saved })
  await keepChanges(tx, id, done)
  return { outcomes, changed: done.length }
}

const isLacking = ({ merge }: Outcome) => !('problems' in merge) && merge.missing.length > 0

function savedProduct({ known, merge }: Outcome, sellerStatus: UserStatus): ImportedProduct[] {
  if ('problems' in merge || !merge.isChanged) return []
  const { product, missing } = merge
  return [{ id: known?.id, product, provisional: isProvisional({ missing, sellerStatus }) }]
}

type Done = { changed: readonly ImportedProduct[]; saved: readonly { id: number; upc: string }[] }

function doneTo(outcomes: readonly Outcome[], { changed, saved }: Done): WrittenProduct[] {
  const idOf = new Map(saved.map(({ id, upc }) => [upc, id]))
  const leftOf = new Map(changed.map((each) => [each.product.upc, each]))
  return outcomes.flatMap(({ gathered: { row, upc }, known }) => {
    const productId = idOf.get(upc)
    const left = leftOf.get(upc)
    if (productId === undefined || !left) return []
    const product = { ...left.product, published: !left.provisional }
    return [{ productId, row, change: known && changeBetween(known.product, product) }]
  })
}

function issuesOf({ gathered: { row, upc }, merge }: Outcome): Issue[] {
  const texts =
    'problems' in merge
      ? merge.problems.map(problemWords)
      : merge.missing.map((field) => missingWords[field])
  return texts.length > 0 ? [{ row, upc, texts, isNote: false }] : []
}
