import type { JudgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { isGood } from '#market/offer-spreadsheets/seller-totals.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** The rows to add: those that were seen to be good, all of them, or else all that are good. */
export function chosenOf(judged: readonly JudgedRow[], seen: readonly number[] | undefined) {
  const good = judged.filter(isGood)
  if (good.length === 0) throw new Refusal('This file has no row that can be added')
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
  if (!first) return 'Nothing was added: the file has other rows than those you chose.'
  const more = stale.length > 1 ? ` and ${stale.length - 1} more` : ''
  return `Nothing was added: row ${first.row}${more} changed meanwhile (${first.problems[0]}).`
}
