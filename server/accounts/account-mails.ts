import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'

const KEEP_IT = 'Please don’t forward it: anyone with the link can sign in as you.'

export const magicLinkMail = (link: string): Mail => ({
  subject: 'Your Lotline sign-in link',
  ...mailContent({
    heading: 'Sign in to Lotline',
    paragraphs: [
      'Use the button to sign in without a password. It works once, for 7 days.',
      'If you didn’t request this, you can ignore this email.',
    ],
    action: { label: 'Sign in', url: link },
    footer: `You get this because somebody asked for a sign-in link with your email address. ${KEEP_IT}`,
  }),
})

export const confirmationMail = (link: string): Mail => ({
  subject: 'Confirm your email address',
  ...mailContent({
    heading: 'Confirm your email address',
    paragraphs: [
      'This confirms your email and signs you in. Open it in the browser you signed up with; in another one you’ll be asked for a new password.',
      'It works once, for 7 days.',
      'If you didn’t sign up for Lotline, please ignore this email. The account stays unused.',
    ],
    action: { label: 'Confirm your email address', url: link },
    footer: `You get this because somebody signed up at Lotline with your email address. ${KEEP_IT}`,
  }),
})

export const resetMail = (link: string): Mail => ({
  subject: 'Reset your Lotline password',
  ...mailContent({
    heading: 'Choose a new password',
    paragraphs: [
      'Use the button to choose a new password. It works once, for one hour. Your password doesn’t change until you choose a new one.',
      'If you didn’t request this, you can ignore this email.',
    ],
    action: { label: 'Choose a new password', url: link },
    footer: `You get this because somebody asked to reset the password of your Lotline account. ${KEEP_IT}`,
  }),
})

type Device = { device: string; address: string; at: Date; timeZone: string | null }

export const newDeviceMail = (
  publicUrl: string,
  { device, address, at, timeZone }: Device,
): Mail => ({
  subject: 'New sign-in to your Lotline account',
  ...mailContent({
    heading: 'New sign-in on a new device',
    paragraphs: [
      `Your account was signed in to on ${mailTime(at, timeZone)} from a device we haven’t seen before.`,
      'If this was you, you don’t need to do anything. If not, someone knows your password or can read your email. Reset your password now; that ends every session.',
    ],
    facts: [
      { label: 'Device', value: device },
      { label: 'Address', value: address },
    ],
    action: { label: 'This wasn’t me: reset password', url: `${publicUrl}/forgot_password` },
    footer: 'You get this because it concerns the security of your Lotline account.',
  }),
})

type Changed = { at: Date; timeZone: string | null }

export const passwordChangedMail = (publicUrl: string, { at, timeZone }: Changed): Mail => ({
  subject: 'Your Lotline password was changed',
  ...mailContent({
    heading: 'Your password was changed',
    paragraphs: [
      `Your password was changed on ${mailTime(at, timeZone)}. You were signed out on all other devices, and links we sent earlier no longer work.`,
      'If this wasn’t you, someone else knows your password or can read your email. Reset your password now.',
    ],
    action: { label: 'This wasn’t me: reset password', url: `${publicUrl}/forgot_password` },
    footer: 'You get this because it concerns the security of your Lotline account.',
  }),
})
