import type { StaffRole } from '#market/accounts/staff-role.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'

const SAFETY = 'You get this because it is about the safety of Lotline.'

export const roleWords: Record<StaffRole, string> = {
  support: 'support, who read and answer applications',
  admin: 'an administrator',
}

type Invited = { role: StaffRole; by: string; link: string }

export const invitationMail = ({ role, by, link }: Invited): Mail => ({
  subject: 'Join the staff of Lotline',
  ...mailContent({
    tag: { label: 'Invitation', tone: 'turn' },
    heading: 'Join the staff of Lotline',
    paragraphs: [
      `You are invited as ${roleWords[role]}, by ${by}.`,
      'The button leads to where you choose a password. It works once, within 7 days; after that, “Forgot password” on the sign-in page mails you a new one.',
    ],
    action: { label: 'Choose a password', url: link },
    footer:
      'You get this because this e-mail address was invited to look after Lotline. Please do not pass it on: whoever has the link can sign in as you.',
  }),
})

export const removedMail = ({ by, at }: { by: string; at: Date }): Mail => ({
  subject: 'You are no longer staff of Lotline',
  ...mailContent({
    heading: 'Your account is closed',
    paragraphs: [
      `You were taken out of the staff of Lotline on ${mailTime(at)}, by ${by}. Every session of yours has ended, and the links we sent before no longer work.`,
      'If that surprises you, please ask a colleague.',
    ],
    footer: 'You get this because you were staff of Lotline.',
  }),
})

type Changed = { what: string; by: string; at: Date; publicUrl: string }

/** To every other administrator, so that a stolen session cannot change the staff unseen. */
export const staffChangedMail = ({ what, by, at, publicUrl }: Changed): Mail => ({
  subject: `Staff of Lotline: ${what}`,
  ...mailContent({
    heading: 'The staff has changed',
    paragraphs: [
      `${what}. This was done on ${mailTime(at)}, by ${by}.`,
      'If you know nothing of it, look at the administrators now, and at the audit log.',
    ],
    action: { label: 'See the administrators', url: `${publicUrl}/admin/administrators` },
    footer: SAFETY,
  }),
})
