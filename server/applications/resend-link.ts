import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { applicationJson } from './application-json.ts'
import { newLinkMail } from './application-mails.ts'
import type { Deciding, Deps } from './deciding.ts'
import { lockApplication } from './find-application.ts'
import { mailLink } from './mail-link.ts'

/** Mails a new link to somebody approved; the one before is good no more. */
export async function resendLink({ db, terms }: Deps, resending: Deciding) {
  const { id, staff, requestId } = resending
  return transact(db, async (tx) => {
    const application = await lockApplication(tx, id)
    if (application.state !== 'approved')
      throw new Refusal('Only somebody approved can be sent a link', 409)
    const sent = await mailLink({ tx, terms }, application, newLinkMail)
    const subject = `user ${application.userId}`
    await recordAct(tx, { actorUserId: staff.userId, act: 'link resent', subject, requestId })
    return { data: applicationJson(sent) }
  })
}
