import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'

type Change = {
  act: 'second factor set up' | 'second factor replaced' | 'second factor turned off'
  /** Who turned it off, unless the user did. */
  by?: string
  at: Date
}

export function secondFactorMail(publicUrl: string, { act, by, at }: Change): Mail {
  const { what, ifNot } = by === undefined ? OWN[act] : takenOff(by)
  return {
    subject: `Your Lotline ${act}`,
    ...mailContent({
      heading: `Your ${act}`,
      paragraphs: [`This was done on ${mailTime(at)}. ${what}`, ifNot],
      action: { label: 'It was not me: reset the password', url: `${publicUrl}/forgot_password` },
      footer: 'You get this because it is about the safety of your Lotline account.',
    }),
  }
}

// A new password alone would leave an attacker's app in force.
const FOREIGN_APP =
  'If it was not you, somebody knows your password and has the app. Reset the password, which ends their session, and let another administrator turn this second factor off.'

const OWN = {
  'second factor set up': {
    what: 'It was set up in a session of yours, with your password. Every sign-in asks for its code from now on.',
    ifNot: FOREIGN_APP,
  },
  'second factor replaced': {
    what: 'Another app took its place in a session of yours, with your password and a code from before. The app and the recovery codes from before are good no more.',
    ifNot: FOREIGN_APP,
  },
  'second factor turned off': {
    what: 'It was turned off in a session of yours, with a code of it. Your password alone signs you in from now on.',
    ifNot:
      'If it was not you, somebody uses a session of yours. Reset the password, which ends it, set a second factor up again and tell the other administrators.',
  },
}

const takenOff = (by: string) => ({
  what: `It was turned off by ${by}. Every session of yours has ended, and your next sign-in asks for no code.`,
  ifNot:
    'If you did not ask for it, reset the password, set a second factor up again and tell the other administrators.',
})

export const guessesMail = (publicUrl: string, at: Date): Mail => ({
  subject: 'Too many codes tried for your Lotline account',
  ...mailContent({
    heading: 'Somebody tries codes of your second factor',
    paragraphs: [
      `More than five codes were tried within 15 minutes, the last on ${mailTime(at)}, by somebody who is signed in as you. None is taken there for up to 15 minutes; your recovery codes are, and your app’s where you had given a code before.`,
      'If it was not you, somebody knows your password or reads your mail. Reset the password now: it ends every session, and codes are taken again at once. Tell the other administrators.',
    ],
    action: { label: 'It was not me: reset the password', url: `${publicUrl}/forgot_password` },
    footer: 'You get this because it is about the safety of your Lotline account.',
  }),
})
