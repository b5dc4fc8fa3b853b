import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { plainPageAssets } from '#server/platform/http/plain-page/plain-page-assets.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { FRAME_POLICY, framedMail } from './framed-mail.ts'
import { filesOf, findFile, findMail, listMails } from './inbox-store.ts'
import { mailsAsJson } from './mails-as-json.ts'
import { mailboxPage } from './mailbox-page.ts'
import ipaddr from 'ipaddr.js'

const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const styles = { name: 'mailbox.css', at: new URL('mailbox.css', import.meta.url) }

const search = z.object({
  to: z.string().trim().toLowerCase().catch(''),
  view: z.enum(['html', 'text']).catch('html'),
})
const number = z.coerce.number().int().positive()
const named = z.object({ id: number })
const namedFile = z.object({ file_id: number })
const config = { policy: 'anyone' } as const

type Parts = { db: Database; isStaff: (request: FastifyRequest) => Promise<boolean> }

/**
 * Mails of the embedded inbox, for people and for tests; not for production. They hold everybody's
 * sign-in links, so anyone not on this machine must be signed in as staff.
 */
export async function mailboxRoutes(http: FastifyInstance, { db, isStaff }: Parts) {
  http.addHook('onRequest', async (request) => {
    if (!isFromThisMachine(request) && !(await isStaff(request)))
      throw new Refusal('Not found', 404)
  })

  for (const { name, type, content } of await plainPageAssets(styles)) {
    http.get(`/dev/mailbox/${name}`, { config }, async (_request, reply) =>
      reply.type(type).send(content),
    )
  }

  http.get('/dev/mailbox', { config }, async (request, reply) => {
    const { to, view } = search.parse(request.query)
    return send(reply, PAGE_POLICY, mailboxPage({ mails: await listMails(db, to), to, view }))
  })

  http.get('/dev/mailbox/:id', { config }, async (request, reply) => {
    const { to, view } = search.parse(request.query)
    const open = await mailBehind(db, request.params)
    const [mails, files] = [await listMails(db, to), await filesOf(db, [open.id])]
    return send(reply, PAGE_POLICY, mailboxPage({ mails, to, open, files, view }))
  })

  http.get('/dev/mailbox/:id/frame', { config }, async (request, reply) => {
    const { html } = await mailBehind(db, request.params)
    reply.header('X-Frame-Options', 'SAMEORIGIN')
    return send(reply, FRAME_POLICY, framedMail(html ?? ''))
  })

  http.get('/dev/mailbox/:id/attachments/:file_id', { config }, async (request, reply) => {
    const { id: mailId } = await mailBehind(db, request.params)
    const { data } = namedFile.safeParse(request.params)
    const file = data && (await findFile(db, { mailId, id: data.file_id }))
    if (!file) throw new Refusal('Not found', 404)
    const name = encodeURIComponent(file.name)
    // Sent as a download, whatever type it claims, so that it never runs as one of our pages.
    return reply
      .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
      .type('application/octet-stream')
      .send(file.bytes)
  })

  http.get('/dev/mailbox.json', { config }, (request) =>
    mailsAsJson(db, search.parse(request.query)),
  )
}

async function mailBehind(db: Database, params: unknown) {
  const { data } = named.safeParse(params)
  const mail = data && (await findMail(db, data.id))
  if (!mail) throw new Refusal('Not found', 404)
  return mail
}

const send = (reply: FastifyReply, policy: string, page: string) =>
  reply
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page)

/**
 * Whether a browser on this machine uses this machine's own name. A page of another site that made
 * its name resolve here (DNS rebinding) sends that name; a proxy sends a forwarding header.
 */
function isFromThisMachine({ headers, hostname, socket }: FastifyRequest): boolean {
  const peer = socket.remoteAddress ?? ''
  const isLocal = ipaddr.isValid(peer) && ipaddr.process(peer).range() === 'loopback'
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers
  return isLocal && !isForwarded && OWN_NAMES.includes(hostname)
}

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]', '::1']
