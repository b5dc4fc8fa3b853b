import { refusals, type Outcome, type PaymentCall } from './refusals.ts'

const CALLS: Record<PaymentCall, string> = {
  checkout: 'opening a checkout',
  return: 'the return from it',
  subscription: 'subscribing',
  refund: 'a refund',
}
const TODAY: Record<NonNullable<Outcome['today']>, string> = {
  card_payments: 'The card provider is rejecting our requests',
  refund_failed: 'A refund failed',
}

/** The rows as the page of the docs has them: one for each refusal and what follows of it. */
export function refusalsTable() {
  const rows = refusals.flatMap(({ name, at }) =>
    [...Map.groupBy(placesOf(at), ([, outcome]) => JSON.stringify(outcome)).values()].map((same) =>
      rowOf(name, same),
    ),
  )
  return [
    '| The card provider refuses | at | the caller reads | staff read, by bell and mail | on Today |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

type At = [PaymentCall, Outcome]

const placesOf = (at: Partial<Record<PaymentCall, Outcome>>): At[] =>
  (['checkout', 'return', 'subscription', 'refund'] as const).flatMap((place) => {
    const outcome = at[place]
    return outcome ? [[place, outcome] satisfies At] : []
  })

function rowOf(name: string, same: At[]) {
  const [, { status, caller, staff, today }] = same[0]!
  const cells = [
    name,
    same.map(([place]) => CALLS[place]).join(', '),
    status === null ? caller : `${status}: ${caller}`,
    staff.join('; ') || 'nothing',
    today ? TODAY[today] : 'nothing',
  ]
  return `| ${cells.join(' | ')} |`
}
