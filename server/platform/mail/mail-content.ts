import { mailHtml } from './mail-html.ts'
import type { MailContent } from './mail-parts.ts'
import { mailText } from './mail-text.ts'

export type Mail = { subject: string; html: string; text: string }

/** The two bodies of a mail, from one description. */
export const mailContent = (content: MailContent): Omit<Mail, 'subject'> => ({
  html: mailHtml(content),
  text: mailText(content),
})
