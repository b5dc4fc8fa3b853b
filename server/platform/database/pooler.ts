import { Client } from 'pg'
import { endUnanswered } from './time-limits.ts'

/** Addresses that lead to a pooler, or do not, where the other was meant; in words. */
export class PoolerProblem extends Error {}

const ROUNDS = 5
const ANSWER_MS = 10_000

/**
 * Throws when one of these addresses leads to a pooler that hands connections on after each transaction.
 * Through such a pooler no notices arrive, and session locks and limits end up with other clients.
 */
export async function expectOwnSessions(urls: Record<string, string | undefined>) {
  for (const [name, url] of Object.entries(urls))
    if (url && (await isHandedOn(url)))
      throw new PoolerProblem(
        `${name} leads to a pooler that hands connections on after each transaction. ` +
          'Set it to PostgreSQL itself, and DATABASE_POOLER_URL to the pooler (docs/running.md, A pooler).',
      )
}

/**
 * Two clients ask by turns which process of the server serves them. A connection of one's own always leads to the same
 * one, which serves nobody else.
 */
function isHandedOn(url: string): Promise<boolean> {
  return withClients([url, url], async ([one, other]) => {
    const ofOne = await serverProcessOf(one)
    const ofOther = await serverProcessOf(other)
    if (ofOne === ofOther) return true
    for (let round = 1; round <= ROUNDS; round += 1) {
      if ((await serverProcessOf(one)) !== ofOne) return true
      if ((await serverProcessOf(other)) !== ofOther) return true
    }
    return false
  })
}

async function serverProcessOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

/** Throws when the pooler leads elsewhere than to the database itself, or its connections lack the limits that requests need. */
export function expectPooler(poolerUrl: string, url: string): Promise<void> {
  return withClients([poolerUrl, url], async ([pooler, itself]) => {
    if ((await placeOf(pooler)) !== (await placeOf(itself)))
      throw new PoolerProblem('DATABASE_POOLER_URL leads to another database than DATABASE_URL.')
    const { rows } = await pooler.query<{ name: string }>(
      `select name from pg_settings where setting = '0' and name in
        ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')
      order by name`,
    )
    if (rows.length === 0) return
    const names = rows.map(({ name }) => name).join(', ')
    throw new PoolerProblem(
      `The pooler of DATABASE_POOLER_URL opens connections without ${names}: a lock could be held for ever. ` +
        'Set them in its connect_query, as deploy/pgbouncer.ini does (docs/running.md, A pooler).',
    )
  })
}

async function placeOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ place: string }>(
    `select current_database() || ' since ' || pg_postmaster_start_time() as place`,
  )
  return rows[0]?.place ?? ''
}

async function withClients<Answer>(
  [first, second]: [string, string],
  ask: (clients: [Client, Client]) => Promise<Answer>,
): Promise<Answer> {
  await using parts = new AsyncDisposableStack()
  const open = async (url: string) => {
    const client = new Client({ connectionString: url, query_timeout: ANSWER_MS })
    client.on('error', () => {})
    await client.connect()
    endUnanswered(client)
    return parts.adopt(client, (each) => each.end())
  }
  return await ask([await open(first), await open(second)])
}
