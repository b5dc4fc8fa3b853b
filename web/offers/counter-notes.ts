import type { Party } from '#market/accounts/viewer.ts'
import { cents, formatUsd } from '#market/money.ts'
import { counterWarning, type LineProblem } from '#market/offers/offer-line.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { problemsOf, type CounterLine } from './counter-draft.ts'

type FieldProblem = Pick<LineProblem, 'field' | 'message'>
export type CounterNotes = { errors: FieldProblem[]; warning: string | undefined }

/** What blocks a line of a counter, and what only warns. */
export function counterNotes(
  counted: CounterLine,
  viewer: Party,
  refusal: Error | null,
): CounterNotes {
  const problems = problemsOf(counted)
  const errors = problems.length > 0 ? problems : refusedOf(counted, refusal)
  return { errors, warning: warningOf(counted, viewer) }
}

/** What the server knew better, by the keys it answers with: `12.unit_price`. */
function refusedOf({ line }: CounterLine, refusal: Error | null): FieldProblem[] {
  if (!isCallError(refusal)) return []
  return (['quantity', 'unit_price'] as const).flatMap((field) =>
    (refusal.fields[`${line.id}.${field}`] ?? []).map((message) => ({ field, message })),
  )
}

function warningOf({ line, unitPrice }: CounterLine, viewer: Party): string | undefined {
  if (!unitPrice) return undefined
  const warning = counterWarning(viewer, unitPrice, line.unit_price)
  if (!warning) return undefined
  const apart = formatUsd(cents(Math.abs(unitPrice - line.unit_price)))
  return viewer === 'buyer'
    ? `${warning}: you would pay ${apart} more a unit than they ask. You can still send it.`
    : `${warning}: you would get ${apart} less a unit than they offer. You can still send it.`
}
