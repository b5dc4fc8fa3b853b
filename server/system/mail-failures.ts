import { administrators } from '#server/accounts/administrators.ts'
import { eventsGivenUp } from '#server/payments/events-left.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { failuresByHour } from '#server/platform/jobs/failed-jobs.ts'
import { blankGivenUpMails } from '#server/platform/mail/blank-given-up-mails.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/settings/terms.ts'
import { failureMail, type Failure } from './failure-mail.ts'

type Deps = { db: Database; terms: Pick<Terms, 'publicUrl'> }

// Failures from before this process started are reported as well.
const LOOK_BACK_HOURS = 24

/**
 * Mails staff about work that is not retried: jobs given up and payment events that could not be handled. For each
 * kind there is one mail per hour, however many failed.
 */
export async function mailFailures({ db, terms }: Deps) {
  await blankGivenUpMails(db)
  const jobs = await failuresByHour(db, LOOK_BACK_HOURS)
  const events = await eventsGivenUp(db)
  const failures: Failure[] = [...jobs, ...events]
  if (failures.length === 0) return
  await transact(db, async (tx) => {
    for (const { userId, email } of await administrators(tx))
      for (const failure of failures)
        await writeMail(tx, {
          key: `failed:${failure.kind}:${failure.hour.toISOString()}:${userId}`,
          to: email,
          ...failureMail(failure, terms),
        })
  })
}
