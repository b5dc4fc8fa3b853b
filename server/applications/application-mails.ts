import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import type { MailContent } from '#server/platform/mail/mail-parts.ts'
import type { ApplicationMailFacts } from './application-mail-facts.ts'

const ANSWER_PROMISE = 'We read every application ourselves and answer by email within 24 hours.'
const CONFIRM_RULE =
  'This confirms your email. Open it in the browser you applied with; in another one you’ll be asked for a new password.'
const LINK_RULE =
  'Use the button to sign in. It works once, for 7 days; after that, its page offers you a new link.'

/** Right after somebody applied: what happens next. */
export function receivedMail(facts: ApplicationMailFacts, link?: string): Mail {
  const { party, company, contact, answers } = facts
  const isBuyer = party === 'buyer'
  return {
    subject: `We received the application for ${company}`,
    ...mailContent({
      tag: { label: 'Under review', tone: 'waiting' },
      heading: contact ? `Thanks for your submission, ${contact}` : 'Thanks for your submission',
      paragraphs: [
        `${company} applied to ${isBuyer ? 'buy' : 'sell'} on Lotline. ${ANSWER_PROMISE}`,
        isBuyer
          ? 'Once you’re approved, you get a link to create your password and see the catalog. You don’t need to do anything until then.'
          : 'In the meantime, you can set up your shop: password, profile and products. Buyers see it once you’re approved and your email address is confirmed.',
        ...(link ? [`${CONFIRM_RULE} ${LINK_RULE}`] : []),
      ],
      facts: answers,
      action: link ? { label: 'Confirm your email address', url: link } : undefined,
      footer: `You get this because someone applied to Lotline with this email address. If that wasn’t you, please ignore it${link ? '; don’t use the button or forward it' : ''}.`,
    }),
  }
}

/** After the approval; `link` signs in once. */
export function approvedMail(facts: ApplicationMailFacts, link: string): Mail {
  const { party, company, contact } = facts
  const welcome = contact ? `Welcome to Lotline, ${contact}` : 'Welcome to Lotline'
  return {
    subject: `${company} is approved: welcome to Lotline`,
    ...mailContent({
      tag: { label: 'Approved', tone: 'settled' },
      heading: welcome,
      paragraphs: [
        `${company} is approved to ${party === 'buyer' ? 'buy' : 'sell'}. ${nextStep(facts)}`,
        LINK_RULE,
      ],
      action: wayOn(facts, link),
      footer: whyApproved(facts),
    }),
  }
}

/** A new link for somebody approved, who has used or lost the one before. */
export function newLinkMail(facts: ApplicationMailFacts, link: string): Mail {
  return {
    subject: 'Your new link to Lotline',
    ...mailContent({
      heading: 'Here is your new link',
      paragraphs: [`${facts.company} is approved. ${nextStep(facts)}`, LINK_RULE],
      action: wayOn(facts, link),
      footer: whyApproved(facts),
    }),
  }
}

type Denial = { reason: string; wasApproved: boolean }

export function deniedMail(facts: ApplicationMailFacts, { reason, wasApproved }: Denial): Mail {
  const { party, company, replyTo } = facts
  const denied = wasApproved
    ? `We have ended our approval of ${company}.`
    : `Thank you for applying for ${company}. We reviewed the application and can’t approve it.`
  const hidden = party === 'seller' && wasApproved ? ' Its products are hidden from buyers.' : ''
  return {
    subject: wasApproved
      ? `${company} is no longer approved on Lotline`
      : `Your application to Lotline for ${company}`,
    ...mailContent({
      tag: { label: 'Not approved', tone: 'problem' },
      heading: wasApproved ? 'Your approval has ended' : 'We can’t approve your application',
      paragraphs: [`${denied}${hidden} Here is the reason:`],
      quote: { by: 'Lotline', text: reason },
      ...(replyTo && {
        facts: [{ label: 'Questions or documents', value: `Reply to this email (${replyTo})` }],
      }),
      footer: `You get this because you applied to Lotline for ${company}.`,
    }),
  }
}

function nextStep({ party, hasPassword, hasProfile }: ApplicationMailFacts) {
  if (party === 'buyer')
    return hasPassword ? 'The catalog is open to you.' : 'Create a password to open the catalog.'
  return hasPassword && hasProfile
    ? 'Your shop is open: buyers now see every product that is complete.'
    : 'Finish setting up your shop to start selling.'
}

function wayOn(facts: ApplicationMailFacts, url: string): MailContent['action'] {
  const { party, hasPassword, hasProfile } = facts
  if (party === 'buyer')
    return { label: hasPassword ? 'Open the catalog' : 'Create your password', url }
  const isReady = hasPassword && hasProfile
  return { label: isReady ? 'Open your dashboard' : 'Finish setting up your shop', url }
}

const whyApproved = ({ company }: ApplicationMailFacts) =>
  `You get this because you applied to Lotline for ${company}. Please don’t forward this email: anyone with the link can sign in as you.`
