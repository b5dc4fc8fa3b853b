import { sql } from 'kysely'
import { lockName } from '#server/platform/database/advisory-locks.ts'
import type { Tx } from '#server/platform/database/database.ts'

type OfSeller = {
  underWay: number
  rows: number
  /** Until the first of them is a day old. */
  secondsLeft: number
}

/** Lets one file of a seller begin at a time, until the transaction ends. */
export const lockImports = (tx: Tx, sellerId: number) =>
  lockName(tx, `imports of seller ${sellerId}`)

/** What a seller imported in the last 24 hours. */
export async function countImports(tx: Tx, sellerId: number): Promise<OfSeller> {
  const { rows } = await sql<OfSeller>`
    select count(*) filter (where state in ('waiting', 'importing')) as under_way,
      coalesce(sum(rows), 0)::bigint as rows,
      coalesce(extract(epoch from min(created_at) + interval '24 hours' - now()), 0)::float8 as seconds_left
    from imports where seller_id = ${sellerId} and created_at > now() - interval '24 hours'`.execute(
    tx,
  )
  return rows[0] ?? { underWay: 0, rows: 0, secondsLeft: 0 }
}

type OfNetwork = { files: number; secondsLeft: number }

/** The same of all sellers under review whose files come from where this one came from. */
export async function countOfNetwork(tx: Tx, key: string): Promise<OfNetwork> {
  const { network } = await tx
    .selectFrom('uploads')
    .select('network')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!network) return { files: 0, secondsLeft: 0 }
  await lockName(tx, `imports of ${network}`)
  const { rows } = await sql<OfNetwork>`
    select count(*) as files,
      coalesce(extract(epoch from min(i.created_at) + interval '24 hours' - now()), 0)::float8 as seconds_left
    from imports i join uploads u on u.key = i.key
    where u.network = ${network} and i.created_at > now() - interval '24 hours'`.execute(tx)
  return rows[0] ?? { files: 0, secondsLeft: 0 }
}
