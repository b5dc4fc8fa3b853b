import type { StaffRole } from '#market/accounts/staff-role.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'

const SAFETY = 'You get this because it concerns the security of Lotline.'

export const roleWords: Record<StaffRole, string> = {
  support: 'support, to view the market and answer applications',
  admin: 'an administrator',
}

type Invited = { role: StaffRole; by: string; link: string }

export const invitationMail = ({ role, by, link }: Invited): Mail => ({
  subject: 'Join the Lotline staff',
  ...mailContent({
    tag: { label: 'Invitation', tone: 'turn' },
    heading: 'Join the Lotline staff',
    paragraphs: [
      `You’re invited as ${roleWords[role]} by ${by}.`,
      'Use the button to choose a password. It works once, for 7 days; after that, use “Forgot password” on the sign-in page to get a new link.',
    ],
    action: { label: 'Choose a password', url: link },
    footer:
      'You get this because this email address was invited to help run Lotline. Please don’t forward it: anyone with the link can sign in as you.',
  }),
})

type Removed = { by: string; at: Date; timeZone: string | null }

export const removedMail = ({ by, at, timeZone }: Removed): Mail => ({
  subject: 'You are no longer on the Lotline staff',
  ...mailContent({
    heading: 'Your account is closed',
    paragraphs: [
      `You were removed from the Lotline staff on ${mailTime(at, timeZone)} by ${by}. All your sessions have ended, and links we sent earlier no longer work.`,
      'If this is unexpected, please ask a colleague.',
    ],
    footer: 'You get this because you were on the Lotline staff.',
  }),
})

type Changed = {
  what: string
  by: string
  at: Date
  timeZone: string | null
  publicUrl: string
}

/** To every other administrator, so that a stolen session cannot change the staff unseen. */
export const staffChangedMail = ({ what, by, at, timeZone, publicUrl }: Changed): Mail => ({
  subject: `Staff of Lotline: ${what}`,
  ...mailContent({
    heading: 'Staff changed',
    paragraphs: [
      `${what}. This was done on ${mailTime(at, timeZone)}, by ${by}.`,
      'If you didn’t expect this, check the administrators and the audit log now.',
    ],
    action: { label: 'View administrators', url: `${publicUrl}/admin/administrators` },
    footer: SAFETY,
  }),
})
