import type { Party } from '#market/accounts/viewer.ts'
import { cents, formatUsd } from '#market/money.ts'
import { counterWarning, type LineProblem } from '#market/offers/offer-line.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { problemsOf, type CounterLine } from './counter-draft.ts'

type FieldProblem = Pick<LineProblem, 'field' | 'message'>
export type CounterNotes = { errors: FieldProblem[]; warning: string | undefined }

/** The errors that block a line of a counter, and the warning that does not. */
export function counterNotes(
  draft: CounterLine,
  viewer: Party,
  refusal: Error | null,
): CounterNotes {
  const problems = problemsOf(draft)
  const errors = problems.length > 0 ? problems : refusedOf(draft, refusal)
  return { errors, warning: warningOf(draft, viewer) }
}

/** The server's problems with this line; it names a field by the id of its line, as in `12.unit_price`. */
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
    ? `${warning}: you would pay ${apart} more per unit than they ask. You can still send it.`
    : `${warning}: you would get ${apart} less per unit than they offer. You can still send it.`
}
