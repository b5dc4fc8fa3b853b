import { localMorning } from '#market/samples/local-morning.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { sendNews } from '#server/notifications/send-news.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { noteRunningOut } from '#server/sample-profiles/save-sample-choices.ts'
import type { Terms } from '#server/settings/terms.ts'
import { leadMail } from './lead-mail.ts'
import { chooseLead, lockReader, keepSent, readersOfLeads, type Reader } from './sent-lead-store.ts'

type Deps = { db: Database; terms: Pick<Terms, 'publicUrl'> }

/**
 * Sends one lead a day to every subscriber, from eight in the morning local time. The stored row and
 * the mail are one transaction, so that neither a crash nor a second worker sends two.
 */
export async function mailDailyLeads({ db, terms, signal }: Deps & Stoppable, now: Date) {
  const readers = (await readersOfLeads(db, now)).filter((reader) => isDue(reader, now))
  await forEachSeparately(
    readers,
    (reader) => transact(db, (tx) => mailLead(tx, reader, { now, publicUrl: terms.publicUrl })),
    signal,
  )
}

function isDue({ timeZone, lastDay }: Pick<Reader, 'timeZone' | 'lastDay'>, now: Date) {
  const { day, hasCome } = localMorning(now, timeZone)
  return hasCome && (lastDay === null || lastDay < day)
}

type Moment = { now: Date; publicUrl: string }

async function mailLead(tx: Tx, { userId, timeZone }: Reader, { now, publicUrl }: Moment) {
  const held = await lockReader(tx, { userId }, now)
  if (!held || !isDue({ timeZone, lastDay: held.lastDay }, now)) return
  const lead = await chooseLead(tx, userId)
  if (!lead) return runOut(tx, { userId, ...held }, now)
  const { day } = localMorning(now, timeZone)
  await keepSent(tx, { userId, localDay: day, lead, now })
  if (held.ranOutAt) await noteRunningOut(tx, userId, null)
  const reader = { userId, email: held.email }
  await sendNews(tx, reader, {
    key: `daily-lead:${userId}:${day}`,
    mail: {
      topic: 'daily_lead',
      publicUrl,
      write: (turnOffUrl) => leadMail(lead, { publicUrl, turnOffUrl }),
      urgency: 'last',
    },
  })
}

type Empty = { userId: number; email: string; ranOutAt: Date | null }

/** Staff are notified once; the subscriber sees it on the page and gets no empty mail. */
async function runOut(tx: Tx, { userId, email, ranOutAt }: Empty, now: Date) {
  if (ranOutAt) return
  await noteRunningOut(tx, userId, now)
  for (const staff of await administrators(tx))
    await sendNews(tx, staff, {
      key: `leads:${userId}:${now.toISOString()}:out`,
      bell: {
        kind: 'lead',
        title: `No lead is left for ${email}`,
        detail: 'Add matching leads and they go out the same day.',
        path: '/admin/leads',
      },
    })
}
