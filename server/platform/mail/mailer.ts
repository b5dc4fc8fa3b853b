import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { AttachedFile } from './attachment.ts'

export type OutgoingMail = {
  key: string
  to: string
  subject: string
  html: string
  text: string
  attachments?: readonly AttachedFile[]
  /** Where a reader's mail program turns such mails off by itself (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

export type Mailer = { send: (mail: OutgoingMail) => Promise<void>; close: () => void }

type Post = {
  /** Where mail is handed over, such as `smtps://user:secret@smtp.example.com`. */
  smtpUrl: string
  /** Who it comes from, such as `Lotline <hello@lotline.example>`. */
  from: string
}

export function openMailer({ smtpUrl, from }: Post): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ key, to, subject, html, text, attachments = [], unsubscribeUrl }) => {
      await transport.sendMail({
        from,
        // As an object it stays one address, whatever it holds.
        to: { name: '', address: to },
        subject,
        html,
        text,
        attachments: attachments.map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(bytes),
        })),
        messageId: messageId(key, from),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
    close: () => transport.close(),
  }
}

function messageId(key: string, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${mailName(key)}@${domain}>`
}

/** What a mail is called in its Message-ID: the same for every try, so that one sent twice is recognised as one. */
export const mailName = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)
