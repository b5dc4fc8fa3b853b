import { mappedNames } from '#market/spreadsheets/intake/column-mapping.ts'
import { columnsOf, fileReading, type FileMeaning } from '#market/imports/file-reading.ts'
import type { GatheredProduct } from '#market/imports/gather-products.ts'
import type { RowIssue } from '#market/imports/issue.ts'
import { changedCells } from '#market/exports/changed-cells.ts'
import { headerProblem } from '#market/imports/match-header.ts'
import type { KnownProduct } from '#market/imports/known-products-api.ts'
import { mergeProduct, type ImportableProduct, type Merge } from '#market/imports/merge-product.ts'
import type { ReadRecord } from '#market/imports/read-record.ts'
import type { RowProblem } from '#market/imports/row-problem.ts'
import { toFix } from '#market/imports/to-fix.ts'
import { columnNamed } from '#market/imports/columns.ts'
import { cents, formatUsd, percentOff } from '#market/money.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { columnsAtFault } from './columns-at-fault.ts'
import {
  needsFix,
  type JudgedRow,
  type JudgedSpreadsheet,
  type RowOutcome,
} from './judged-spreadsheet.ts'
import { asGtin, byUpc } from '#market/products/same-upc.ts'
import { questionsOf } from './questions-of.ts'
import { shownCells } from './shown-cells.ts'
import type { Spreadsheet } from './spreadsheet.ts'

/** What the seller lists already, by UPC. */
export type Listed = ReadonlyMap<string, KnownProduct>

/** What an import would make of a file, row by row, by the rules it works by. */
export function judgeSpreadsheet(
  { header, records, hiddenHeaders = [] }: Spreadsheet,
  listed: Listed,
  meaning: FileMeaning = {},
): JudgedSpreadsheet {
  const reads: ReadRecord[] = []
  const reading = fileReading(meaning, (row) => reads.push(row))
  if (header && reading.take(header)) for (const each of records) if (!reading.take(each)) break
  const file = reading.end()
  if ('problem' in file) return { problem: headerProblem(file.problem, hiddenHeaders) }
  const [twice] = file.twice
  if (twice) return { problem: `The file has two ${twice} columns` }

  const knownOf = byUpc(listed)
  const products = new Map(
    file.products.map((product) => [
      asGtin(product.upc),
      mergedProduct(product, knownOf(product.upc)),
    ]),
  )
  const refusals = issuesByRow(file.issues, false)
  const notes = issuesByRow(file.issues, true)
  const cellsOf = shownCells(mappedNames(header?.cells ?? [], meaning.mapping ?? {}))
  const rows = reads.map(({ row, upc, cells }, at): JudgedRow => {
    const product = products.get(asGtin(upc ?? ''))
    const outcome = outcomeOf(row, { product, refused: refusals.get(row) })
    const faults = 'problems' in outcome ? columnsAtFault(outcome.problems) : []
    return {
      row,
      upc,
      cells: {
        ...cellsOf(records[at]?.cells ?? [], faults),
        ...(meaning.prices && priceSet(cells)),
      },
      percentOff: 'problems' in outcome ? undefined : percentOffOf(product?.merge),
      outcome,
      notes: notes.get(row) ?? [],
      faults,
    }
  })
  const { known } = columnsOf(mappedNames(header?.cells ?? [], meaning.mapping ?? {}))
  const questions = questionsOf(records, known)
  return { rows, tally: tallyOf(rows, file.products.length), questions }
}

/** The asking price that a rule set, in place of what the file says. */
const priceSet = ({ seller_price_cents: price }: ReadRecord['cells']) => ({
  [columnNamed('seller_price_cents')]: price ? formatUsd(cents(price)) : '',
})

type MergedProduct = Pick<GatheredProduct, 'lost'> & {
  first: number
  before: KnownProduct | undefined
  merge: Merge
}

function mergedProduct(product: GatheredProduct, known: KnownProduct | undefined): MergedProduct {
  const { row: first, lost = [] } = product
  if (!known) return { first, lost, before: undefined, merge: mergeProduct(product) }
  const { fetched_photos, shop_terms: shopTerms, ...before } = known
  const photoOf = new Map(fetched_photos.map(({ address, photo }) => [address, photo]))
  const photos = product.photos.map((address) => photoOf.get(address) ?? address)
  const merge = mergeProduct({ ...product, photos }, { listed: before, shopTerms })
  return { first, lost, before: known, merge }
}

function issuesByRow(issues: readonly RowIssue[], areNotes: boolean) {
  const wanted = issues.filter(({ isNote }) => isNote === areNotes)
  return new Map(wanted.map(({ row, problems }) => [row, problems]))
}

type Found = { product: MergedProduct | undefined; refused: RowProblem[] | undefined }

function outcomeOf(row: number, { product, refused }: Found): RowOutcome {
  if (refused || !product) return { kind: 'refused', problems: refused ?? [] }
  if (row !== product.first) return { kind: 'more', of: product.first }
  const { merge } = product
  if ('problems' in merge) return { kind: 'refused', problems: merge.problems }
  const problems = toFix(product, merge)
  if (problems.length > 0) return { kind: merge.missing.length > 0 ? 'draft' : 'in part', problems }
  if (!product.before) return { kind: 'new' }
  const changes = changesOf(product.before, merge.product)
  return changes.length > 0 ? { kind: 'update', changes } : { kind: 'unchanged' }
}

/** A product that gets terms of its own differs from what holds for it now, those of its shop. */
function changesOf(before: KnownProduct, after: ImportableProduct) {
  const held = before.resale_terms ?? (after.resale_terms && (before.shop_terms ?? NO_RESALE_TERMS))
  const changes = changedCells({ ...before, resale_terms: held }, after)
  return changes.length > 0 ? changes : changedCells(before, after)
}

function percentOffOf(merge: Merge | undefined) {
  if (!merge || 'problems' in merge) return undefined
  const { msrp_cents: msrp, seller_price_cents: price } = merge.product
  return msrp && price ? percentOff(cents(msrp), cents(price)) : undefined
}

function tallyOf(rows: readonly JudgedRow[], products: number) {
  const count = (is: (row: JudgedRow) => boolean) => rows.filter(is).length
  const ofKind = (kind: RowOutcome['kind']) => count(({ outcome }) => outcome.kind === kind)
  return {
    rows: rows.length,
    products,
    ready: ofKind('new') + ofKind('update') + ofKind('unchanged'),
    changed: ofKind('update'),
    unchanged: ofKind('unchanged'),
    drafts: ofKind('draft'),
    inPart: ofKind('in part'),
    refused: ofKind('refused'),
    padded: count((row) => hasNotes(row) && isPadded(row)),
    notes: count((row) => hasNotes(row) && !isPadded(row)),
  }
}

const hasNotes = (row: JudgedRow) => row.notes.length > 0 && !needsFix(row)
const isPadded = ({ notes }: JudgedRow) => notes.some(({ kind }) => kind === 'padded UPC')
