import { sql } from 'kysely'
import type { Approval } from '#market/approvals/approval.ts'
import { describeApproval, isAboutOrder, subjectPath } from '#market/approvals/describe-approval.ts'
import { activeAdministrators } from '#server/accounts/active-administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import { publish, publishToStaff } from '#server/platform/live/publish.ts'
import type { Mail } from '#server/platform/mail/mail-content.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Deps } from './approval-deps.ts'
import { askedMail, decidedMail, expiredMail, overtakenMail } from './approval-mails.ts'

const APPROVALS = '/admin/approvals'
// Of the kinds that the version before knows, whose pages show these too: what waits for an answer of staff.
const KIND = 'application'

/** Notifies every other administrator of a request. */
export async function sendAskedNews(means: Deps, approval: Approval) {
  const facts = { approval, publicUrl: means.terms.publicUrl }
  for (const { userId, email, timeZone } of await activeAdministrators(means)) {
    if (userId === approval.asked_by.id) continue
    const key = `approval:${approval.id}:asked`
    await notify(means.tx, {
      userId,
      key,
      kind: KIND,
      title: `To approve: ${describeApproval(approval)}`,
      detail: `${approval.asked_by.name} asked for a second administrator’s approval`,
      path: APPROVALS,
    })
    await writeMail(means.tx, { key: `${key}:${userId}`, to: email, ...askedMail(facts, timeZone) })
  }
  await publishApprovals(means, approval)
}

export async function sendDecidedNews(means: Deps, approval: Approval) {
  const { outcome, decided_by: by } = approval
  if (outcome !== 'approved' && outcome !== 'declined') return
  const mail = decidedMail({ approval, publicUrl: means.terms.publicUrl }, outcome)
  await sendToAsker(means, approval, {
    mail,
    title: mail.subject,
    detail: `By ${by?.name}`,
    path: `${APPROVALS}?state=decided`,
  })
}

export const sendExpiredNews = (means: Deps, approval: Approval) => {
  const mail = expiredMail({ approval, publicUrl: means.terms.publicUrl })
  return sendToAsker(means, approval, {
    mail,
    title: mail.subject,
    detail: 'Nothing changed',
    path: subjectPath(approval),
  })
}

/** Mails the requester and everyone who could have approved. */
export async function sendOvertakenNews(means: Deps, approval: Approval) {
  const mail = overtakenMail({ approval, publicUrl: means.terms.publicUrl })
  const key = `approval:${approval.id}:over`
  for (const { userId, email } of await activeAdministrators(means)) {
    await notify(means.tx, {
      userId,
      key,
      kind: KIND,
      title: mail.subject,
      detail: approval.reason ?? '',
      path: subjectPath(approval),
    })
    await writeMail(means.tx, { key: `${key}:${userId}`, to: email, ...mail })
  }
  await publishApprovals(means, approval)
}

type About = Pick<Approval, 'stake' | 'subject_id'>

/**
 * The pages of staff look again, and those of the seller whose order is on hold or no longer: approvals come by the
 * channel of orders, which the version before knows.
 */
export async function publishApprovals({ tx }: Pick<Deps, 'tx'>, { stake, subject_id: id }: About) {
  await publishToStaff(tx, 'PurchaseOrdersChannel')
  if (!isAboutOrder(stake)) return
  const { rows } = await sql<{ userId: number }>`
    select s.user_id from purchase_orders o join sellers s on s.id = o.seller_id
    where o.id = ${id} and s.user_id is not null`.execute(tx)
  await publish(
    tx,
    'PurchaseOrdersChannel',
    rows.map(({ userId }) => userId),
  )
}

type News = { mail: Mail; title: string; detail: string; path: string }

/** Administrators removed meanwhile are not notified. */
async function sendToAsker(means: Deps, approval: Approval, { mail, title, detail, path }: News) {
  await publishApprovals(means, approval)
  const asker = (await activeAdministrators(means)).find(
    ({ userId }) => userId === approval.asked_by.id,
  )
  if (!asker) return
  const key = `approval:${approval.id}:decided`
  await notify(means.tx, {
    userId: asker.userId,
    key,
    kind: KIND,
    title,
    detail,
    path,
  })
  await writeMail(means.tx, { key, to: asker.email, ...mail })
}
