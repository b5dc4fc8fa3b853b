import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '#server/platform/database/database.ts'
import { isThrough } from '#market/accounts/second-factor.ts'
import { viewerFinder } from '#server/accounts/sessions/find-viewer.ts'
import { viewerBehind } from '#server/accounts/sessions/session-cookie.ts'
import { mailboxRoutes } from '#server/platform/mail/inbox/mailbox-routes.ts'
import { startInbox } from '#server/platform/mail/inbox/start-inbox.ts'
import { openMailer, type Mailer } from '#server/platform/mail/mailer.ts'
import type { Settings } from '#server/settings/settings.ts'

type Deps = { db: Database; log: Logger }
type Page = (http: FastifyInstance) => Promise<void>

const sendsNothing: Mailer = { send: async () => {}, close: () => {} }

/** Mail by SMTP_URL, or to nobody with MAIL=off; without either, into the embedded inbox, which people read at /dev/mailbox. */
export async function openMail(
  { smtpUrl, mailOff, mailFrom: from, replyTo, production, ...terms }: Settings,
  { db, log }: Deps,
) {
  if (mailOff) return { mailer: sendsNothing, pages: [], stop: async () => {} }
  const inbox = smtpUrl ? undefined : await startInbox({ db, log })
  const mailer = openMailer({ smtpUrl: smtpUrl ?? inbox?.smtpUrl ?? '', from, replyTo })
  if (production && !replyTo)
    log.warn(
      `Nobody reads replies to emails: set MAIL_REPLY_TO, or a MAIL_FROM that somebody reads (${from})`,
    )
  const findViewer = viewerFinder({ db, terms })
  const isAdmin = async (request: FastifyRequest) => {
    const viewer = await viewerBehind(findViewer, request)
    return viewer?.party === 'admin' && viewer.role === 'admin' && isThrough(viewer.secondFactor)
  }
  const mailbox: Page = (http) => mailboxRoutes(http, { db, isStaff: isAdmin })
  return {
    mailer,
    pages: inbox && !production ? [mailbox] : [],
    stop: async () => {
      mailer.close()
      await inbox?.stop()
    },
  }
}
