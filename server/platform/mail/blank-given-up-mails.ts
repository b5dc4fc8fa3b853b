import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { keyOfMail } from './write-mail.ts'

/**
 * Shortens the links in undeliverable mails to their site, because a link may sign in for days. The
 * text stays, as staff may retry such a mail.
 */
export async function blankGivenUpMails(db: Database) {
  const cut = (column: 'html' | 'body_text') =>
    sql`regexp_replace(${sql.ref(column)}, ${LINK}, '\\1', 'g')`
  await sql`
    update mails set html = ${cut('html')}, body_text = ${cut('body_text')}, unsubscribe_url = null
    where sent_at is null and (html ~ ${LINK} or body_text ~ ${LINK} or unsubscribe_url is not null)
      and exists (
        select from graphile_worker.jobs
        where key = ${keyOfMail('')} || mails.id and attempts >= max_attempts and locked_at is null)`.execute(
    db,
  )
}

// A URL with a path or query.
const LINK = String.raw`(https?://[^/\s"'<>]+)/[^\s"'<>]+`
