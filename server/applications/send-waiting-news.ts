import { ANSWER_HOURS } from '#market/accounts/application.ts'
import { staffMembers } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import { listWaitingSince } from './application-store.ts'
import type { Deps } from './deciding.ts'
import { lockApplication } from './find-application.ts'
import { waitingMail } from './staff-mails.ts'
import { aboutApplicant, queueAt } from './notify-staff.ts'

const HOUR = 3_600_000
const HOURS_LEFT = 4

/** Notifies staff, once, of each application about to exceed the promised time. */
export async function sendWaitingNews({ db, terms }: Deps, now: Date) {
  const since = new Date(now.getTime() - (ANSWER_HOURS - HOURS_LEFT) * HOUR)
  await forEachSeparately(await listWaitingSince(db, since), ({ id }) =>
    transact(db, async (tx) => {
      const application = await lockApplication(tx, id)
      if (application.state !== 'waiting') return
      const key = `application:${id}:overdue-soon`
      for (const { userId, email, timeZone } of await staffMembers(tx)) {
        const mail = waitingMail({ application, terms, now, timeZone })
        await writeMail(tx, { key: `${key}:${userId}`, to: email, ...mail })
        await notify(tx, {
          userId,
          key,
          kind: 'application',
          title: `${application.company} is still waiting for an answer`,
          detail: aboutApplicant(application),
          path: queueAt(application),
        })
      }
    }),
  )
}
