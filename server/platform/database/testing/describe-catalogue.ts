import type { Client } from 'pg'

/** What schema.sql leaves out: rights, comments, owners, names of internal rules, and how columns are numbered. */
export async function describeCatalogue(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(lines)
  return rows.map(({ line }) => line)
}

const lines = `
  with ours as (
    select c.* from pg_class c where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  )
  select line from (
    select concat_ws(' ', 'relation', relname, relkind, relpersistence, relowner::regrole, relacl::text,
      relrowsecurity, relreplident, reltoastrelid <> 0, relnatts - (
        select count(*) from pg_attribute where attrelid = ours.oid and attnum > 0 and attisdropped),
      coalesce(reloptions::text, '')) as line from ours
    union all
    select concat_ws(' ', 'column', c.relname, row_number() over (partition by c.oid order by attnum), attname,
      attacl::text, attstorage, attcompression, attislocal, attinhcount, attoptions::text)
    from ours c join pg_attribute on attrelid = c.oid where attnum > 0 and not attisdropped
    union all
    select concat_ws(' ', 'rule', c.relname, conname, contype, convalidated, condeferrable, condeferred,
      confdeltype, pg_get_constraintdef(k.oid), conislocal, connoinherit)
    from ours c join pg_constraint k on k.conrelid = c.oid
    union all
    select concat_ws(' ', 'trigger', c.relname, tgname, tgenabled, tgtype, tgdeferrable, tginitdeferred, tgattr::text,
      pg_get_triggerdef(t.oid))
    from ours c join pg_trigger t on t.tgrelid = c.oid where not tgisinternal
    union all
    select concat_ws(' ', 'index', c.relname, i.indisunique, i.indisprimary, i.indimmediate, i.indisvalid, i.indisready,
      i.indisreplident, i.indisclustered, pg_get_indexdef(i.indexrelid))
    from ours c join pg_index i on i.indexrelid = c.oid
    union all
    select concat_ws(' ', 'function', p.oid::regprocedure, proowner::regrole, proacl::text, prokind, prosecdef,
      proleakproof, provolatile, proparallel, procost, prorows, proconfig::text, md5(prosrc),
      pg_get_function_result(p.oid), case when prokind <> 'a' then md5(pg_get_functiondef(p.oid)) end)
    from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select concat_ws(' ', 'sequence', s.seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin,
      seqcache, seqcycle, (select concat_ws(' ', refobjid::regclass, refobjsubid, deptype) from pg_depend d
        where d.objid = s.seqrelid and d.deptype in ('a', 'i')))
    from pg_sequence s join ours on ours.oid = s.seqrelid
    union all
    select concat_ws(' ', 'comment', objoid, objsubid, description) from pg_description
    where classoid = 'pg_class'::regclass and objoid in (select oid from ours)
    union all
    select concat_ws(' ', 'type', typname, typtype) from pg_type t
    where typnamespace = 'public'::regnamespace and typtype in ('c', 'd', 'e', 'r')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
    union all
    select concat_ws(' ', 'default rights', defaclrole::regrole, defaclobjtype, defaclacl::text) from pg_default_acl
    union all
    select concat_ws(' ', 'policy', polrelid::regclass, polname) from pg_policy
    union all
    select concat_ws(' ', 'statistics', stxrelid::regclass, stxname) from pg_statistic_ext
  ) as every
  order by line collate "C"`
