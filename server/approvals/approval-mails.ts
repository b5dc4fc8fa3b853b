import type { Approval } from '#market/approvals/approval.ts'
import { describeApproval, subjectPath } from '#market/approvals/describe-approval.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'

const FOOTER = 'You get this because you are an administrator of Lotline.'

// Notes and reasons may name people, so they are kept in one place, where an erasure finds them.
type MailFacts = { approval: Approval; publicUrl: string }

/** To every other administrator. */
export const askedMail = ({ approval, publicUrl }: MailFacts): Mail => ({
  subject: `To approve: ${describeApproval(approval)}`,
  ...mailContent({
    tag: { label: 'Your turn', tone: 'turn' },
    heading: describeApproval(approval),
    paragraphs: [
      `${approval.asked_by.name} asks for a second administrator. Nothing happens unless one approves by ${mailTime(new Date(approval.expires_at))}.`,
    ],
    action: { label: 'Look at it', url: `${publicUrl}/admin/approvals` },
    footer: FOOTER,
  }),
})

const OUTCOMES = {
  approved: { word: 'Approved', tone: 'settled', what: 'approved it, and it was done.' },
  declined: { word: 'Declined', tone: 'problem', what: 'declined it. Nothing was changed.' },
} as const

/** To the requester. */
export function decidedMail(
  { approval, publicUrl }: MailFacts,
  outcome: keyof typeof OUTCOMES,
): Mail {
  const { word, tone, what } = OUTCOMES[outcome]
  const by = approval.decided_by?.name ?? 'An administrator'
  return {
    subject: `${word}: ${describeApproval(approval)}`,
    ...mailContent({
      tag: { label: word, tone },
      heading: describeApproval(approval),
      paragraphs: [`${by} ${what}${approval.reason ? ' The reason is on the page.' : ''}`],
      action: { label: 'Look at it', url: `${publicUrl}/admin/approvals?state=decided` },
      footer: FOOTER,
    }),
  }
}

export const overtakenMail = ({ approval, publicUrl }: MailFacts): Mail => ({
  subject: `Over: ${describeApproval(approval)}`,
  ...mailContent({
    tag: { label: 'Over', tone: 'problem' },
    heading: describeApproval(approval),
    paragraphs: [
      'This could not be done any more as it was asked, so it is over and nothing was changed. Look at how it stands, and ask again if it is still to be done.',
    ],
    action: { label: 'Look at it', url: publicUrl + subjectPath(approval) },
    footer: FOOTER,
  }),
})

export const expiredMail = ({ approval, publicUrl }: MailFacts): Mail => ({
  subject: `Nobody approved: ${describeApproval(approval)}`,
  ...mailContent({
    tag: { label: 'Expired', tone: 'problem' },
    heading: describeApproval(approval),
    paragraphs: [
      'No second administrator decided in time, so nothing was changed. Ask again if it is still to be done.',
    ],
    action: { label: 'Look at it', url: publicUrl + subjectPath(approval) },
    footer: FOOTER,
  }),
})
