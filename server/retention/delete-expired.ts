import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { JobRun } from '#server/platform/jobs/job-run.ts'
import { transact } from '#server/platform/database/transact.ts'

const AT_ONCE = 2000

const days = (number: number) => sql`make_interval(days => ${number})`
const isGivenUp = sql`attempts >= max_attempts and locked_at is null`

/** Retention periods not enforced by their own feature; docs/running.md has the whole table. */
const periods: Record<string, RawBuilder<unknown>> = {
  'jobs that were given up': sql`
    delete from graphile_worker._private_jobs where id in (
      select id from graphile_worker._private_jobs
      where ${isGivenUp} and updated_at < now() - ${days(90)} limit ${AT_ONCE})`,
  // The row stays, so that each event keeps having one mail.
  'to whom mails went': sql`
    update mails set to_address = '', subject = '', html = '', body_text = '', unsubscribe_url = null
    where id in (
      select id from mails m
      where created_at < now() - ${days(90)} and to_address <> ''
        and not exists (select from graphile_worker.jobs where key = 'mail:' || m.id)
      order by id desc limit ${AT_ONCE})`,
  'mails in the embedded mailbox': sql`
    delete from inbox_mails where id in (
      select id from inbox_mails where received_at < now() - ${days(90)} limit ${AT_ONCE})`,
  // Longer than any comparison of a dashboard.
  'who looked at a page': sql`
    update page_views set user_id = null where id in (
      select id from page_views
      where at < now() - ${days(180)} and user_id is not null order by at desc limit ${AT_ONCE})`,
  // A process that read no changes for half a day reloads its read model.
  'what search has read anew': sql`
    delete from product_changes where number in (
      select number from product_changes where at < now() - ${days(1)} limit ${AT_ONCE})`,
  'hosts that did not answer': sql`
    delete from photo_hosts where rests_until < now() - ${days(30)}`,
}

/** Daily, in small batches: deletes what has passed its retention period. */
export async function deleteExpired(db: Database, { signal }: Pick<JobRun, 'signal'>) {
  for (const statement of [...Object.values(periods), oldActs]) {
    let rows = AT_ONCE
    while (rows >= AT_ONCE) {
      signal.throwIfAborted()
      rows = await transact(db, (tx) => count(statement.execute(tx)))
    }
  }
}

const oldActs = sql<{ blanked: number }>`select forget_old_acts(${AT_ONCE}) as blanked`

async function count(running: Promise<{ numAffectedRows?: bigint; rows: unknown[] }>) {
  const { numAffectedRows, rows } = await running
  const [told] = rows
  if (typeof told === 'object' && told !== null && 'blanked' in told) return Number(told.blanked)
  return Number(numAffectedRows ?? 0)
}
