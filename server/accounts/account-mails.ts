import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'

const KEEP_IT = 'Please do not pass it on: whoever has the link can sign in as you.'

export const magicLinkMail = (link: string): Mail => ({
  subject: 'Your Lotline sign-in link',
  ...mailContent({
    heading: 'Sign in to Lotline',
    paragraphs: [
      'The button signs you in, no password needed. It works once, within 7 days.',
      'If you did not ask for it, you can ignore this mail.',
    ],
    action: { label: 'Sign in', url: link },
    footer: `You get this because somebody asked for a sign-in link with your e-mail address. ${KEEP_IT}`,
  }),
})

export const confirmationMail = (link: string): Mail => ({
  subject: 'Confirm your e-mail address',
  ...mailContent({
    heading: 'Confirm your e-mail address',
    paragraphs: [
      'This confirms your email and signs you in. Open it in the browser you signed up with; in another one you’ll be asked for a new password.',
      'It works once, within 7 days.',
      'If you did not sign up at Lotline, please ignore this mail: without you, the account stays unused.',
    ],
    action: { label: 'Confirm your e-mail address', url: link },
    footer: `You get this because somebody signed up at Lotline with your e-mail address. ${KEEP_IT}`,
  }),
})

export const resetMail = (link: string): Mail => ({
  subject: 'Reset your Lotline password',
  ...mailContent({
    heading: 'Choose a new password',
    paragraphs: [
      'The button leads to where you choose a new password. It works once, within one hour. Until you have chosen, your password stays as it is.',
      'If you did not ask for it, you can ignore this mail.',
    ],
    action: { label: 'Choose a new password', url: link },
    footer: `You get this because somebody asked to reset the password of your Lotline account. ${KEEP_IT}`,
  }),
})

type Device = { device: string; address: string; at: Date }

export const newDeviceMail = (publicUrl: string, { device, address, at }: Device): Mail => ({
  subject: 'New sign-in to your Lotline account',
  ...mailContent({
    heading: 'Somebody signed in on a new device',
    paragraphs: [
      `Your account was opened on ${mailTime(at)}, where it had not been opened before.`,
      'If it was you, there is nothing to do. If not, somebody knows your password or reads your mail. Reset the password now: it ends every session.',
    ],
    facts: [
      { label: 'Device', value: device },
      { label: 'Address', value: address },
    ],
    action: { label: 'It was not me: reset the password', url: `${publicUrl}/forgot_password` },
    footer: 'You get this because it is about the safety of your Lotline account.',
  }),
})

export const passwordChangedMail = (publicUrl: string, at: Date): Mail => ({
  subject: 'Your Lotline password was changed',
  ...mailContent({
    heading: 'Your password was changed',
    paragraphs: [
      `Your new password has been in place since ${mailTime(at)}. Wherever else you were signed in, you no longer are, and links we sent before no longer work.`,
      'If it was not you, somebody else knows your password or reads your mail. Reset the password now.',
    ],
    action: { label: 'It was not me: reset the password', url: `${publicUrl}/forgot_password` },
    footer: 'You get this because it is about the safety of your Lotline account.',
  }),
})
