import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'

type Change = {
  act: 'second factor set up' | 'second factor replaced' | 'second factor turned off'
  /** Who turned it off, unless the user did. */
  by?: string
  at: Date
  timeZone: string | null
}

export function secondFactorMail(publicUrl: string, { act, by, at, timeZone }: Change): Mail {
  const { what, ifNot } = by === undefined ? OWN[act] : takenOff(by)
  return {
    subject: `Your Lotline ${act}`,
    ...mailContent({
      heading: `Your ${act}`,
      paragraphs: [`This was done on ${mailTime(at, timeZone)}. ${what}`, ifNot],
      action: { label: 'This wasn’t me: reset password', url: `${publicUrl}/forgot_password` },
      footer: 'You get this because it concerns the security of your Lotline account.',
    }),
  }
}

// A new password alone would leave an attacker's app in force.
const FOREIGN_APP =
  'If this wasn’t you, someone knows your password and has the app. Reset your password, which ends their session, and ask another administrator to turn off this second factor.'

const OWN = {
  'second factor set up': {
    what: 'It was set up in one of your sessions, with your password. Every sign-in now asks for its code.',
    ifNot: FOREIGN_APP,
  },
  'second factor replaced': {
    what: 'Another app replaced it in one of your sessions, with your password and a code from the old app. The old app and recovery codes no longer work.',
    ifNot: FOREIGN_APP,
  },
  'second factor turned off': {
    what: 'It was turned off in one of your sessions, with one of its codes. From now on, you sign in with your password alone.',
    ifNot:
      'If this wasn’t you, someone is using one of your sessions. Reset your password, which ends it, set up a second factor again and tell the other administrators.',
  },
}

const takenOff = (by: string) => ({
  what: `It was turned off by ${by}. All your sessions have ended, and your next sign-in won’t ask for a code.`,
  ifNot:
    'If you didn’t request this, reset your password, set up a second factor again and tell the other administrators.',
})

type Guessed = { at: Date; timeZone: string | null }

export const guessesMail = (publicUrl: string, { at, timeZone }: Guessed): Mail => ({
  subject: 'Too many codes tried for your Lotline account',
  ...mailContent({
    heading: 'Someone is trying codes for your second factor',
    paragraphs: [
      `More than five codes were tried within 15 minutes, the last on ${mailTime(at, timeZone)}, by someone who is signed in as you. No codes are accepted there for up to 15 minutes, except your recovery codes. Sessions where you already entered a code still accept codes from your app.`,
      'If this wasn’t you, someone knows your password or can read your email. Reset your password now: that ends every session, and codes are accepted again right away. Tell the other administrators.',
    ],
    action: { label: 'This wasn’t me: reset password', url: `${publicUrl}/forgot_password` },
    footer: 'You get this because it concerns the security of your Lotline account.',
  }),
})
