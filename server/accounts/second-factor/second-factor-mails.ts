import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'

type Change = {
  act: 'second factor set up' | 'second factor replaced' | 'second factor turned off'
  at: Date
}

export const secondFactorMail = (publicUrl: string, { act, at }: Change): Mail => ({
  subject: `Your Lotline ${act}`,
  ...mailContent({
    heading: `Your ${act}`,
    paragraphs: [
      `This was done on ${mailTime(at)}, by whoever knows your password.`,
      'If it was not you, reset the password now and tell the other administrators.',
    ],
    action: { label: 'It was not me: reset the password', url: `${publicUrl}/forgot_password` },
    footer: 'You get this because it is about the safety of your Lotline account.',
  }),
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
