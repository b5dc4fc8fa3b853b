import type { UserStatus } from '#market/accounts/user-status.ts'
import type { GatheredProduct } from '#market/imports/gather-products.ts'
import type { Issue } from '#market/imports/issue.ts'
import { mergeProduct, type ImportableProduct, type Merge } from '#market/imports/merge-product.ts'
import { toFix } from '#market/imports/to-fix.ts'
import { changeBetween } from '#market/imports/undo-changes.ts'
import { problemWords } from '#market/imports/row-problem.ts'
import { byUpc } from '#market/products/same-upc.ts'
import { isProvisional } from '#market/products/missing.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { commitLazily } from '#server/platform/database/commit-lazily.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { JobRun } from '#server/platform/jobs/job-run.ts'
import { publish, publishProducts } from '#server/platform/live/publish.ts'
import { notePhotos } from '#server/products/photos/await-photos.ts'
import { fetchedPhotos } from '#server/products/photos/fetched-photos.ts'
import { lostAddresses } from '#server/products/photos/lost-photos.ts'
import { lockSellerForChunk } from '#server/products/lock-seller.ts'
import {
  lockProductsByUpc,
  noteImportedUnits,
  saveProducts,
  type ImportedProduct,
} from '#server/products/own/importable-products.ts'
import { shopTermsOf } from '#server/products/resale-terms-in-force.ts'
import { keepChanges, type WrittenProduct } from './change-store.ts'
import { addIssues, addProgress, joinImport, takeChunk, type LockedImport } from './import-store.ts'

/** Imports the next chunk of a file in one transaction, and takes it off its list; false when none is free. */
export async function importChunk(db: Database, importId: number, run: JobRun): Promise<boolean> {
  return transact(db, async (tx) => {
    await commitLazily(tx)
    await run.checkLease(tx)
    const held = await joinImport(tx, importId)
    if (!held) return false
    const products = await takeChunk(tx, importId)
    if (products.length === 0) return false
    await importProducts(tx, held, products)
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
  const sellerStatus = await lockSellerForChunk(tx, sellerId)
  const listed = await lockProductsByUpc(tx, { sellerId, upcs: products.map(({ upc }) => upc) })
  const shopTerms = await shopTermsOf(tx, sellerId)
  const ids = [...listed.values()].map((product) => product.id)
  const photoOf = await fetchedPhotos(tx, ids)
  const lostOf = await lostAddresses(tx, ids)
  const knownOf = byUpc(listed)
  const outcomes = products.map((gathered): Outcome => {
    const known = knownOf(gathered.upc)
    const photos = gathered.photos.map((address) => photoOf(known?.id, address))
    const merge = mergeProduct(
      { ...gathered, photos },
      { listed: known?.product, shopTerms, lost: lostOf(known?.id) },
    )
    return { gathered, known, merge }
  })
  const changed = outcomes.flatMap((outcome) => savedProduct(outcome, sellerStatus))
  const saved = await saveProducts(tx, sellerId, changed)
  await noteImportedUnits(tx, outcomes.flatMap(newlySaidUnits))
  const done = doneTo(outcomes, { changed, saved })
  const issues = outcomes.flatMap(issuesOf)
  // From here on chunks go one after the other: how many photos a seller has is counted over all of them.
  await addProgress(tx, id, {
    rowsDone: products.reduce((total, { rows }) => total + rows, 0),
    imported: outcomes.length - issues.length,
    issues: issues.length,
    provisional: outcomes.filter(isLacking).length,
    changed: done.length,
    tally: tallyOf(outcomes),
  })
  await notePhotos(tx, saved)
  await publishProducts(
    tx,
    changed.flatMap((product) => product.id ?? []),
  )
  await keepChanges(tx, id, done)
  if (issues.length > 0) await addIssues(tx, id, JSON.stringify(issues))
}

/** It is saved, and something of it has to be fixed. */
const isLacking = ({ gathered, merge }: Outcome) =>
  !('problems' in merge) && toFix(gathered, merge).length > 0

const isDraft = ({ merge }: Outcome) => 'missing' in merge && merge.missing.length > 0

function tallyOf(outcomes: readonly Outcome[]) {
  const whole = outcomes.filter((each) => issuesOf(each).length === 0)
  const changed = whole.filter(({ merge }) => 'isChanged' in merge && merge.isChanged)
  return {
    created: changed.filter(({ known }) => !known).length,
    changed: changed.filter(({ known }) => known).length,
    drafts: outcomes.filter(isDraft).length,
  }
}

function savedProduct({ known, merge }: Outcome, sellerStatus: UserStatus): ImportedProduct[] {
  if ('problems' in merge || !merge.isChanged) return []
  const { product, missing } = merge
  return [{ id: known?.id, product, provisional: isProvisional({ missing, sellerStatus }) }]
}

/** The units that a file says of a product which is as the file says. */
function newlySaidUnits({ known, merge }: Outcome) {
  if (!known || 'problems' in merge || merge.isChanged) return []
  const { imported_units } = merge.product
  return imported_units === known.product.imported_units ? [] : [{ id: known.id, imported_units }]
}

type Done = { changed: readonly ImportedProduct[]; saved: readonly { id: number; upc: string }[] }

function doneTo(outcomes: readonly Outcome[], { changed, saved }: Done): WrittenProduct[] {
  const idOf = new Map(saved.map(({ id, upc }) => [upc, id]))
  const leftOf = new Map(changed.map((each) => [each.product.upc, each]))
  return outcomes.flatMap(({ gathered: { row, ...gathered }, known }) => {
    const upc = known?.product.upc ?? gathered.upc
    const productId = idOf.get(upc)
    const left = leftOf.get(upc)
    if (productId === undefined || !left) return []
    const product = { ...left.product, published: !left.provisional }
    return [{ productId, row, change: known && changeBetween(known.product, product) }]
  })
}

function issuesOf({ gathered, merge }: Outcome): Issue[] {
  const { row, upc } = gathered
  const texts = toFix(gathered, merge).map(problemWords)
  return texts.length > 0 ? [{ row, upc, texts, isNote: false }] : []
}
