import type { Approval } from '#market/approvals/approval.ts'
import { describeApproval, subjectPath } from '#market/approvals/describe-approval.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'

const FOOTER = 'You get this because you are an administrator of Lotline.'

// Notes and reasons may name people, so they are kept in one place, where an erasure finds them.
type MailFacts = { approval: Approval; publicUrl: string }

/** To every other administrator. */
export const askedMail = ({ approval, publicUrl }: MailFacts, timeZone: string | null): Mail => ({
  subject: `To approve: ${describeApproval(approval)}`,
  ...mailContent({
    tag: { label: 'Your turn', tone: 'turn' },
    heading: describeApproval(approval),
    paragraphs: [
      `${approval.asked_by.name} asked for a second administrator’s approval. Nothing changes unless someone approves by ${mailTime(new Date(approval.expires_at), timeZone)}.`,
    ],
    action: { label: 'View request', url: `${publicUrl}/admin/approvals` },
    footer: FOOTER,
  }),
})

const OUTCOMES = {
  approved: {
    word: 'Approved',
    tone: 'settled',
    what: 'approved the request, and it was carried out.',
  },
  declined: { word: 'Declined', tone: 'problem', what: 'declined the request. Nothing changed.' },
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
      paragraphs: [
        `${by} ${what}${approval.reason ? ' You can read the reason on the page.' : ''}`,
      ],
      action: { label: 'View request', url: `${publicUrl}/admin/approvals?state=decided` },
      footer: FOOTER,
    }),
  }
}

export const overtakenMail = ({ approval, publicUrl }: MailFacts): Mail => ({
  subject: `Closed: ${describeApproval(approval)}`,
  ...mailContent({
    tag: { label: 'Closed', tone: 'problem' },
    heading: describeApproval(approval),
    paragraphs: [
      'This could no longer be done as requested, so the request was closed and nothing changed. If it’s still needed, please request it again.',
    ],
    action: { label: 'View request', url: publicUrl + subjectPath(approval) },
    footer: FOOTER,
  }),
})

export const expiredMail = ({ approval, publicUrl }: MailFacts): Mail => ({
  subject: `Not approved in time: ${describeApproval(approval)}`,
  ...mailContent({
    tag: { label: 'Expired', tone: 'problem' },
    heading: describeApproval(approval),
    paragraphs: [
      'No second administrator decided in time, so nothing changed. If it’s still needed, please request it again.',
    ],
    action: { label: 'View request', url: publicUrl + subjectPath(approval) },
    footer: FOOTER,
  }),
})
