import { sql, type ColumnType, type Generated } from 'kysely'
import type { ClaimReason } from '#market/claims/claim-reason.ts'
import type { ClaimAct, ClaimActor } from '#market/claims/claim.ts'
import type { ClaimState } from '#market/purchase-orders/claim-state.ts'
import type { Cents } from '#market/money.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    claims: ClaimsTable
    claimTurns: ClaimTurnsTable
    claimPhotos: { id: Generated<number>; turnId: number; small: Buffer; large: Buffer }
  }
}

/** A day such as `2026-11-26`, read as text. */
type Day = ColumnType<never, string | null | undefined, string | null>

type ClaimsTable = {
  id: Generated<number>
  purchaseOrderId: number
  lineId: number
  state: ClaimState
  reason: ClaimReason
  quantity: number
  proposedCents: Cents | null
  settledCents: Cents | null
  refundId: number | null
  answerBy: Day
  version: Generated<number>
  openedAt: Generated<Date>
  staffSince: Date | null
  closedAt: Date | null
}

type ClaimTurnsTable = {
  id: Generated<number>
  claimId: number
  act: ClaimAct
  party: ClaimActor
  actorUserId: number | null
  reason: ClaimReason | null
  quantity: number | null
  amountCents: Cents | null
  words: Generated<string>
  at: Generated<Date>
}

export type ClaimRow = Awaited<ReturnType<typeof claimsOf>>[number]

/** The claims on an order, oldest first. */
export const claimsOf = (db: Database | Tx, orderId: number) =>
  db
    .selectFrom('claims')
    .innerJoin('purchaseOrderLines as l', 'l.id', 'claims.lineId')
    .select([
      'claims.id',
      'claims.purchaseOrderId',
      'claims.lineId',
      'l.name as productName',
      'l.unitCents',
      'state',
      'reason',
      'claims.quantity',
      'proposedCents',
      'settledCents',
      sql<string | null>`answer_by::text`.as('answerBy'),
      'version',
      'openedAt',
      'closedAt',
    ])
    .where('claims.purchaseOrderId', '=', orderId)
    .orderBy('claims.id')
    .execute()

export async function findOrderOfClaim(db: Database | Tx, claimId: number) {
  const found = await db
    .selectFrom('claims')
    .select('purchaseOrderId')
    .where('id', '=', claimId)
    .executeTakeFirst()
  if (!found) throw new Refusal('Not found', 404)
  return found.purchaseOrderId
}

export async function turnsOf(db: Database | Tx, orderId: number) {
  const turns = await db
    .selectFrom('claimTurns as t')
    .innerJoin('claims as c', 'c.id', 't.claimId')
    .select((eb) => [
      't.id',
      't.claimId',
      't.act',
      't.party',
      't.reason',
      't.quantity',
      't.amountCents',
      't.words',
      't.at',
      eb
        .selectFrom('claimPhotos as p')
        .select(sql<number[]>`coalesce(json_agg(p.id order by p.id), '[]')`.as('ids'))
        .whereRef('p.turnId', '=', 't.id')
        .as('photoIds'),
    ])
    .where('c.purchaseOrderId', '=', orderId)
    .orderBy('t.id')
    .execute()
  return Map.groupBy(turns, ({ claimId }) => claimId)
}

/** Units of each line that were refunded otherwise than by a claim. */
export async function unitsRefunded(db: Database | Tx, orderId: number) {
  const { rows } = await sql<{ lineId: number; units: number }>`
    select (l ->> 'line_id')::bigint as line_id, sum((l ->> 'quantity')::integer)::integer as units
    from partial_refunds r cross join jsonb_array_elements(r.lines) l
    where r.purchase_order_id = ${orderId} and r.decided_by <> 'claim' group by 1`.execute(db)
  return new Map(rows.map(({ lineId, units }) => [lineId, units]))
}

/** Units of each line that were reported as missing, unless that was withdrawn. */
export async function unitsMissing(db: Database | Tx, orderId: number) {
  const rows = await db
    .selectFrom('claimTurns as t')
    .innerJoin('claims as c', 'c.id', 't.claimId')
    .select(({ fn }) => ['c.lineId', fn.sum<number>('t.quantity').as('units')])
    .where('c.purchaseOrderId', '=', orderId)
    .where('c.state', '<>', 'withdrawn')
    .where('t.act', 'in', ['report', 'join'])
    .where('t.reason', '=', 'short')
    .groupBy('c.lineId')
    .execute()
  return new Map(rows.map(({ lineId, units }) => [lineId, units]))
}

/** The day on which an order was received. */
export async function receivedAt(db: Database | Tx, orderId: number) {
  const received = await db
    .selectFrom('purchaseOrderEvents')
    .select('at')
    .where('purchaseOrderId', '=', orderId)
    .where('event', '=', 'receive')
    .executeTakeFirst()
  return received?.at ?? null
}

type NewTurn = {
  claimId: number
  act: ClaimAct
  by: { party: ClaimActor; userId: number | null }
  reason?: ClaimReason
  quantity?: number
  amount?: Cents | null
  words: string
  photos?: readonly ClaimPhoto[]
}
export type ClaimPhoto = { small: Buffer; large: Buffer }

export async function insertTurn(tx: Tx, turn: NewTurn) {
  const { id } = await tx
    .insertInto('claimTurns')
    .values({
      claimId: turn.claimId,
      act: turn.act,
      party: turn.by.party,
      actorUserId: turn.by.userId,
      reason: turn.reason ?? null,
      quantity: turn.quantity ?? null,
      amountCents: turn.amount ?? null,
      words: turn.words,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const photo of turn.photos ?? [])
    await tx
      .insertInto('claimPhotos')
      .values({ turnId: id, ...photo })
      .execute()
}

/** A photo of this claim. */
export async function photoOf(
  db: Database,
  { claimId, photoId, size }: { claimId: number; photoId: number; size: 'small' | 'large' },
) {
  const found = await db
    .selectFrom('claimPhotos as p')
    .innerJoin('claimTurns as t', 't.id', 'p.turnId')
    .select(`p.${size} as bytes`)
    .where('p.id', '=', photoId)
    .where('t.claimId', '=', claimId)
    .executeTakeFirst()
  if (!found) throw new Refusal('Not found', 404)
  return found.bytes
}

/** How many photos a claim has. */
export async function countPhotos(tx: Tx, claimId: number) {
  const { count } = await tx
    .selectFrom('claimPhotos as p')
    .innerJoin('claimTurns as t', 't.id', 'p.turnId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('t.claimId', '=', claimId)
    .executeTakeFirstOrThrow()
  return count
}
