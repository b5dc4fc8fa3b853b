import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import type { ChosenLead } from './sent-lead-store.ts'

type Links = { publicUrl: string; turnOffUrl: string }

/** The mail with a day's lead. */
export function leadMail(lead: ChosenLead, { publicUrl, turnOffUrl }: Links): Mail {
  const place = [lead.city, lead.state].filter(Boolean).join(', ')
  const facts = [
    { label: 'Name', value: lead.contactName },
    { label: 'Title', value: lead.contactTitle },
    { label: 'Email', value: lead.contactEmail },
    { label: 'Phone', value: lead.contactPhone },
    { label: 'Where', value: place },
    { label: 'Buys for', value: lead.buyerCategory },
    { label: 'Interested in', value: lead.productCategories.join(', ') },
  ]
  return {
    subject: `Your lead of the day: ${lead.company}`,
    ...mailContent({
      preheader: `${lead.contactName} at ${lead.company} agreed to hear from sellers.`,
      reference: 'Daily lead',
      heading: lead.company,
      paragraphs: [
        `${lead.contactName} buys for ${lead.company} and agreed to hear from sellers like you. Write soon, and say in the first line what you have.`,
      ],
      facts: facts.filter(({ value }) => value !== ''),
      action: { label: 'View all your leads', url: `${publicUrl}/samples#leads` },
      footer:
        'You get this because you subscribe to daily leads. The contact is for your own offers only; please don’t share it.',
      footerLinks: [
        { label: 'Change which leads you get', url: `${publicUrl}/samples#profile` },
        { label: 'Turn off these emails', url: turnOffUrl },
      ],
    }),
  }
}
