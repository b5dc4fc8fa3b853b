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
  /** The one-click unsubscribe address for mail programs (RFC 8058). */
  unsubscribeUrl?: string | undefined
  /** Aborting closes the connection, but not once all is handed over: the mail server may have the mail, and will say so. */
  signal?: AbortSignal
  /** Called when all but the last line is handed over; if it throws, the mail server drops the mail. */
  beforeEnd?: () => Promise<void>
}

export type Mailer = { send: (mail: OutgoingMail) => Promise<void>; close: () => void }

type Post = {
  /** The SMTP server, such as `smtps://user:secret@smtp.example.com`. */
  smtpUrl: string
  /** The sender, such as `Lotline <hello@lotline.example>`. */
  from: string
  /** Where replies go, if not to the sender. */
  replyTo?: string | undefined
}

export function openMailer({ smtpUrl, from, replyTo }: Post): Mailer {
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
      const until = untilHandedOver(signal)
      gates.set(id, async () => {
        await beforeEnd?.()
        until.handedOver()
      })
      const sending = transport.sendMail({
        from,
        ...(replyTo && { replyTo }),
        signal: until.signal,
        // Passed as an object it stays one address, whatever it contains.
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
      await sending.finally(() => {
        gates.delete(id)
        until.handedOver()
      })
    },
    close: () => transport.close(),
  }
}

/** A signal that follows another until the mail is handed over. */
function untilHandedOver(signal: AbortSignal | undefined) {
  const aborting = new AbortController()
  const follow = () => aborting.abort(signal?.reason)
  if (signal?.aborted) follow()
  signal?.addEventListener('abort', follow, { once: true })
  return {
    signal: aborting.signal,
    handedOver: () => signal?.removeEventListener('abort', follow),
  }
}

/** Passes everything through but holds the end back until allowed. */
const gate = (beforeEnd: () => Promise<void>) =>
  Duplex.from(async function* (chunks: AsyncIterable<Buffer>) {
    yield* chunks
    await beforeEnd()
  })

function messageId(key: string, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${mailName(key)}@${domain}>`
}

/** The Message-ID: the same for every attempt, so that a mail sent twice is recognised as one. */
export const mailName = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)
