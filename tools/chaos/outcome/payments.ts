import { sql } from 'kysely'
import type { Outcome } from './rule.ts'

type Sum = { payment: string; cents: number }

export async function paymentsAgree({ cluster: { db, provider } }: Outcome) {
  const [there, here] = await Promise.all([
    sql<Sum>`select body ->> 'id' as payment, (body ->> 'amount_received')::bigint as cents
      from sandbox_objects where kind = 'payment_intent' and body ->> 'status' = 'succeeded'`.execute(
      provider.db,
    ),
    sql<Sum>`select payment_intent_id as payment, amount_cents as cents
      from checkout_sessions where paid`.execute(db),
  ])
  return difference(there.rows, here.rows)
}

export async function refundsAgree({ cluster: { db, provider } }: Outcome) {
  const [there, here] = await Promise.all([
    sql<Sum>`select body ->> 'id' as payment, (body ->> 'amount')::bigint as cents
      from sandbox_objects where kind = 'refund'`.execute(provider.db),
    sql<Sum>`select id as payment, amount_cents as cents from provider_refunds`.execute(db),
  ])
  return difference(there.rows, here.rows)
}

function difference(there: Sum[], here: Sum[]) {
  const written = (sums: Sum[]) => new Set(sums.map(({ payment, cents }) => `${payment} ${cents}`))
  const [provider, ours] = [written(there), written(here)]
  return [
    ...[...provider]
      .filter((each) => !ours.has(each))
      .map((each) => `only at the provider: ${each}`),
    ...[...ours].filter((each) => !provider.has(each)).map((each) => `only here: ${each}`),
  ]
}
