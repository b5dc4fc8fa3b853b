import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { sum, type Cents } from '#market/money.ts'
import {
  type AddedSpreadsheet,
  type JudgedRow,
  PRICE_SLIP,
} from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { asAnswered, unansweredIn } from '#market/offer-spreadsheets/price-answers.ts'
import { isGood, sellerTotals } from '#market/offer-spreadsheets/seller-totals.ts'
import type { LiveLine } from '#server/offers/cart/live-lines.ts'
import {
  lockBothCarts,
  type PutLine,
  putLinesInCart,
} from '#server/offers/cart/put-lines-in-cart.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { judgeNow } from './judge-now.ts'
import type { OfferSpreadsheetDeps } from './offer-spreadsheet-deps.ts'
import { findAdded, keepAdded } from './offer-spreadsheet-store.ts'
import { readUploadedSpreadsheet } from './read-uploaded-spreadsheet.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { keepHeaders } from '#server/spreadsheets/kept-headers.ts'
import type { SentSpreadsheet } from '#server/uploads/read-spreadsheet.ts'

type Addition = SentSpreadsheet & {
  rows?: number[] | undefined
  prices: { row: number; unit_price: Cents }[]
}

/** Makes the draft offers of a filled spreadsheet, each of its good rows or none; a file does so once. */
export async function addSpreadsheetToCart(
  deps: OfferSpreadsheetDeps,
  viewer: BuyerViewer,
  { rows: seen, prices, ...sent }: Addition,
): Promise<AddedSpreadsheet> {
  const answers = new Map(prices.map(({ row, unit_price }) => [row, unit_price]))
  const { key } = sent
  const { header, rows } = await readUploadedSpreadsheet(deps, viewer, sent)
  return transact(deps.db, async (tx) => {
    await lockBothCarts(tx, viewer)
    const before = await findAdded(tx, viewer, key)
    if (before) return before
    const judging = { rows: asAnswered(rows, answers), lock: true }
    const { judged, lines } = await judgeNow(tx, viewer, judging)
    const chosen = chosenOf(judged, seen)
    refuseSlips(unansweredIn(chosen, answers))
    const answer = await add(tx, viewer, { chosen, lines })
    await keepAdded(tx, viewer, { key, answer })
    await keepHeaders(tx, viewer.userId, { kind: 'offers', headers: header, mapping: sent.mapping })
    return answer
  })
}

type Chosen = { chosen: readonly JudgedRow[]; lines: ReadonlyMap<number, LiveLine> }

async function add(
  tx: Tx,
  viewer: BuyerViewer,
  { chosen, lines }: Chosen,
): Promise<AddedSpreadsheet> {
  const changes = chosen.filter(({ effect }) => effect !== 'keep')
  const drafts = await putLinesInCart(
    tx,
    viewer,
    changes.flatMap((row) => lineOf(row, lines)),
  )
  const kept = new Map(
    chosen.map((row) => [row.seller?.id, lines.get(row.product_id ?? 0)?.offerId]),
  )
  const sellers = sellerTotals(chosen)
  const countOf = (effect: JudgedRow['effect']) =>
    chosen.filter((row) => row.effect === effect).length
  return {
    added: countOf('add'),
    updated: countOf('update'),
    moved: countOf('move'),
    kept: countOf('keep'),
    total: sum(sellers.map(({ total }) => total)),
    sellers: sellers.map((seller) => ({
      ...seller,
      offer_id: String(drafts.get(seller.id) ?? kept.get(seller.id)),
    })),
    page: '/cart',
  }
}

function lineOf(row: JudgedRow, lines: Chosen['lines']): PutLine[] {
  const { product_id: productId, seller, quantity, unit_price: unitPrice } = row
  if (productId === null || !seller || quantity === null || unitPrice === null) return []
  return [{ productId, sellerId: seller.id, quantity, unitPrice, live: lines.get(productId) }]
}

/** The rows to add: those that were seen to be good, all of them, or else all that are good. */
function chosenOf(judged: readonly JudgedRow[], seen: readonly number[] | undefined) {
  const good = judged.filter(isGood)
  if (good.length === 0) throw new Refusal('This file has no rows that can be added')
  if (!seen) return good
  const wanted = new Set(seen)
  const stale = judged.filter((row) => wanted.has(row.row) && !isGood(row))
  const chosen = good.filter(({ row }) => wanted.has(row))
  if (stale.length === 0 && chosen.length === wanted.size) return chosen
  throw new Refusal(staleWords(stale), 409, {
    fields: Object.fromEntries(stale.map(({ row, problems }) => [`rows.${row}`, problems])),
  })
}

function staleWords(stale: readonly JudgedRow[]) {
  const [first] = stale
  if (!first) return 'Nothing was added: the file’s rows aren’t the ones you selected.'
  const more = stale.length > 1 ? ` and ${stale.length - 1} more` : ''
  return `Nothing was added: row ${first.row}${more} changed in the meantime (${first.problems[0]}).`
}

function refuseSlips(unanswered: readonly JudgedRow[]) {
  const [first] = unanswered
  if (!first) return
  const more = unanswered.length > 1 ? ` and ${unanswered.length - 1} more` : ''
  const message = `Nothing was added: keep or correct the price of row ${first.row}${more} first. ${first.slip?.reason}`
  throw new Refusal({ code: PRICE_SLIP, message }, 422, {
    fields: Object.fromEntries(
      unanswered.map(({ row, slip }) => [`prices.${row}`, slip ? [slip.reason] : []]),
    ),
  })
}
