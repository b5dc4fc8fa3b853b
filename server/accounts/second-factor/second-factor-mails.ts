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
