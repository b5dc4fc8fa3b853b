import { type Client, escapeIdentifier } from 'pg'
import { GRANTS_LOCK } from './advisory-locks.ts'
import { rightsOn } from './application-rights.ts'
import { withClient } from './with-client.ts'

const SCHEMAS = ['public', 'graphile_worker']

/** Both addresses lead to one database: the application's own, and that of the role that owns the tables. */
export type DatabaseUrls = { url: string; ownerUrl: string }

/** Lets the application's role do its work and no more, by the owner's word; what is so already stays untouched. */
export async function admitApplication({ url, ownerUrl }: DatabaseUrls): Promise<void> {
  const role = await withClient(url, currentRole)
  await withClient(ownerUrl, async (client) => {
    if (role.oid === (await currentRole(client)).oid) return
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [GRANTS_LOCK])
    for (const statement of await missing(client, role)) await client.query(statement)
    await client.query('commit')
  })
}

type Role = { name: string; oid: string }

async function currentRole(client: Client): Promise<Role> {
  const { rows } = await client.query<Role>(
    'select rolname as name, oid::text from pg_roles where rolname = current_user',
  )
  const [role] = rows
  if (!role) throw new Error('The database does not know who asks')
  return role
}

/** The grants and revocations between what the role may do and what it should. */
async function missing(client: Client, role: Role): Promise<string[]> {
  const to = escapeIdentifier(role.name)
  const wanted = await wantedGrants(client)
  const actual = await actualGrants(client, role)
  const { rows: closed } = await client.query<{ table: string }>(tablesClosedByRow, [
    SCHEMAS,
    role.oid,
  ])
  return [
    ...[...actual].filter((grant) => !wanted.has(grant)).map((each) => `revoke ${each} from ${to}`),
    ...[...wanted].filter((grant) => !actual.has(grant)).map((each) => `grant ${each} to ${to}`),
    ...closed.map(
      ({ table }) =>
        `create policy ${escapeIdentifier(`open to ${role.name}`)} on ${table} to ${to} using (true) with check (true)`,
    ),
  ]
}

async function wantedGrants(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<Thing>(things, [SCHEMAS])
  return new Set([
    ...SCHEMAS.map((schema) => `USAGE on schema ${schema}`),
    ...rows.flatMap(grantsOf),
  ])
}

type Thing = { name: string; kind: 'table' | 'sequence' | 'function'; columns: string[] }

function grantsOf({ name, kind, columns }: Thing) {
  if (kind === 'sequence') return [`USAGE on sequence ${name}`]
  if (kind === 'function') return [`EXECUTE on function ${name}`]
  const { privileges, mayUpdate } = rightsOn(name)
  return [
    ...privileges.map((privilege) => `${privilege} on table ${name}`),
    ...columns
      .filter((column) => mayUpdate?.(column))
      .map((column) => `UPDATE (${escapeIdentifier(column)}) on table ${name}`),
  ]
}

async function actualGrants(client: Client, role: Role): Promise<Set<string>> {
  const { rows } = await client.query<{ grant: string }>(grantsOfRole, [SCHEMAS, role.oid])
  return new Set(rows.map((each) => each.grant))
}

// What runs as the owner and was taken from everybody: the owner gives it to the application.
const isForUsAlone = `p.prosecdef and p.proacl is not null
  and not exists (select from aclexplode(p.proacl) a where a.grantee = 0)`

const things = `
  select format('%I.%I', n.nspname, c.relname) as name,
    case c.relkind when 'S' then 'sequence' else 'table' end as kind,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'S')
  union all
  select p.oid::regprocedure::text, 'function', '{}'
  from pg_proc p where p.pronamespace = 'public'::regnamespace and ${isForUsAlone}`

const grantsOfRole = `
  select format('%s on schema %I', a.privilege_type, n.nspname) as grant
  from pg_namespace n, aclexplode(n.nspacl) a
  where n.nspname = any($1) and a.grantee = $2::oid
  union all
  select format('%s on %s %I.%I', a.privilege_type,
    case c.relkind when 'S' then 'sequence' else 'table' end, n.nspname, c.relname)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a
  where n.nspname = any($1) and a.grantee = $2::oid
  union all
  select format('%s ("%s") on table %I.%I', a.privilege_type, t.attname, n.nspname, c.relname)
  from pg_attribute t join pg_class c on c.oid = t.attrelid join pg_namespace n on n.oid = c.relnamespace,
    aclexplode(t.attacl) a
  where n.nspname = any($1) and a.grantee = $2::oid
  union all
  select format('%s on function %s', a.privilege_type, p.oid::regprocedure)
  from pg_proc p, aclexplode(p.proacl) a
  where p.pronamespace = 'public'::regnamespace and a.grantee = $2::oid`

// The queue's tables let nobody but their owner see a row unless a policy says otherwise.
const tablesClosedByRow = `
  select format('%I.%I', n.nspname, c.relname) as table
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relrowsecurity
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polroles = array[$2::oid])`
