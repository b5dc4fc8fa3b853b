import { sql } from 'kysely'
import type { Database } from './database.ts'

/** How many more connections the server, the database and the role allow us to open. */
export async function connectionsLeft(db: Database): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select least(
      current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
        - coalesce(current_setting('reserved_connections', true), '0')::integer
        - (select sum(numbackends) from pg_stat_database),
      (select nullif(datconnlimit, -1) - numbackends
        from pg_database d join pg_stat_database s on s.datid = d.oid where d.datname = current_database()),
      (select nullif(rolconnlimit, -1) - (select count(*) from pg_stat_activity where usename = current_user)
        from pg_roles where rolname = current_user)
    )::integer as left`.execute(db)
  return rows[0]?.left ?? 0
}

type Log = { warn(details: object, message: string): void }
type Need = { needed: number; open: number }

/** Says at the start what would otherwise show as failed requests, at the busiest time. */
export async function warnOfFewConnections(log: Log, db: Database, { needed, open }: Need) {
  const left = (await connectionsLeft(db)) + open
  if (left < needed)
    log.warn(
      { needed, left },
      'PostgreSQL has fewer connections left than this process may open (docs/running.md, Connections)',
    )
}
