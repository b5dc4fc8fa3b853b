import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import PostalMime, { type Address, type Attachment } from 'postal-mime'
import { SMTPServer, type SMTPServerEnvelope, type SMTPServerSession } from 'smtp-server'
import type { Database } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/jobs/worker-log.ts'
import { keepMail } from './inbox-store.ts'

const MAX_MAIL_BYTES = 10_000_000
const CLOSE_MS = 1000
const LOOPBACK = '127.0.0.1'

export type Inbox = { smtpUrl: string; stop: () => Promise<void> }

/** An SMTP server for this machine alone; its mails can be read at /dev/mailbox. */
export async function startInbox({ db, log }: { db: Database; log: Log }): Promise<Inbox> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    logger: false,
    closeTimeout: CLOSE_MS,
    onData: callbackify((stream: Readable, { envelope }: SMTPServerSession) =>
      receive(db, stream, envelope).catch((error: unknown) => {
        log.error({ err: error }, 'The inbox could not keep a mail')
        throw new Error('Could not keep the mail; try again')
      }),
    ),
  })
  server.on('error', (error) => log.warn({ err: error }, 'The inbox lost a connection'))
  const listening = Promise.withResolvers<void>()
  const { server: socket } = server
  socket.once('error', listening.reject)
  server.listen(0, LOOPBACK, listening.resolve)
  await listening.promise
  const address = socket.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    smtpUrl: `smtp://${LOOPBACK}:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function receive(db: Database, stream: Readable, { rcptTo }: SMTPServerEnvelope) {
  const mail = await PostalMime.parse(await buffer(stream))
  for (const { address: toAddress } of rcptTo) {
    await keepMail(db, {
      messageId: mail.messageId ?? null,
      toAddress,
      fromAddress: written(mail.from),
      subject: mail.subject ?? '(no subject)',
      html: mail.html ?? null,
      bodyText: mail.text ?? null,
      attachments: mail.attachments.map(fileOf),
    })
  }
}

function written(from: Address | undefined) {
  if (!from) return ''
  return from.name && from.address ? `${from.name} <${from.address}>` : (from.address ?? from.name)
}

const fileOf = ({ filename, mimeType, content }: Attachment) => ({
  name: filename ?? 'attachment',
  type: mimeType,
  bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
})
