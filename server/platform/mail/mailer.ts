import { createHash } from 'node:crypto'
import { Duplex } from 'node:stream'
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
  /** Breaks the connection off when it aborts. */
  signal?: AbortSignal
  /** Asked when all but the last line is handed over; when it throws, the mail server forgets the mail. */
  beforeEnd?: () => Promise<void>
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
  const gates = new Map<string, () => Promise<void>>()
  transport.use('stream', (mail, done) => {
    const beforeEnd = gates.get(mail.message.messageId())
    if (beforeEnd) mail.message.transform(() => gate(beforeEnd))
    done()
  })
  return {
    send: async ({ key, to, subject, html, text, attachments = [], ...more }) => {
      const { unsubscribeUrl, signal, beforeEnd } = more
      const id = messageId(key, from)
      if (beforeEnd) gates.set(id, beforeEnd)
      const sending = transport.sendMail({
        from,
        ...(signal && { signal }),
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
        messageId: id,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      await sending.finally(() => gates.delete(id))
    },
    close: () => transport.close(),
  }
}

/** Lets everything through but the end, which waits for leave. */
const gate = (beforeEnd: () => Promise<void>) =>
  Duplex.from(async function* (chunks: AsyncIterable<Buffer>) {
    yield* chunks
    await beforeEnd()
  })

function messageId(key: string, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${mailName(key)}@${domain}>`
}

/** What a mail is called in its Message-ID: the same for every try, so that one sent twice is recognised as one. */
export const mailName = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)
