import { staffMembers } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Application } from './find-application.ts'

/** Tells every administrator that somebody applied. */
export async function notifyStaffOf(tx: Tx, application: Application) {
  const { id, company, party } = application
  for (const { userId } of await staffMembers(tx))
    await notify(tx, {
      userId,
      key: `application:${id}:received`,
      kind: 'application',
      title: `${company} applied to ${party === 'buyer' ? 'buy' : 'sell'}`,
      detail: aboutApplicant(application),
      path: queueAt(application),
    })
}

/** The queue with this application open in it. */
export const queueAt = ({ id }: Application) => `/admin/applications?application=${id}`

export const aboutApplicant = ({ fullName, company, category, annualVolume }: Application) =>
  [fullName === company ? undefined : fullName, category, annualVolume].filter(Boolean).join(', ')
