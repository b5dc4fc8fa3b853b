import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { Csrf } from './csrf.ts'
import type { FirstAnswers } from './first-answers.ts'
import { pageNonce } from './page-nonce.ts'

export type PageParts = {
  csrf: Csrf
  /** Whether the browser sent a session cookie; without one the page need not ask who is signed in. */
  hasSession: (request: FastifyRequest) => boolean
  first: FirstAnswers
}
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  /** Who is signed in, and may open this page. */
  person?: Viewer,
) => Promise<FastifyReply>

/** Written into the head of a page for who is signed in. */
type HeadOf = (pathname: string) => string

/** Sends the app's page with this browser's token and this answer's nonce, and to who is signed in with what its screen asks first. */
export function fillPage(
  html: string,
  { csrf, hasSession, first }: PageParts,
  headOf: HeadOf = () => '',
): SendPage {
  return async (request, reply, person) => {
    const carried =
      person && request.method === 'GET' ? carrying(await first.to({ request, reply, person })) : ''
    const head = person ? headOf(request.url.split('?', 1)[0] ?? '') : ''
    const parts: Record<string, string> = {
      CSRF_TOKEN: csrf.tokenFor(request, reply),
      CSP_NONCE: pageNonce(request.raw),
      SESSION: hasSession(request) ? 'present' : 'none',
    }
    const page = html
      .replaceAll(/%(CSRF_TOKEN|CSP_NONCE|SESSION)%/g, (_, name: string) => parts[name] ?? '')
      // Last, as nothing in them is ours to fill in.
      .replace('</head>', () => `${head}</head>`)
      .replace('</body>', () => `${carried}</body>`)
    return reply
      .header('Vary', 'Accept')
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page)
  }
}

/** As data, which no browser runs; without `<` it cannot end early. */
const carrying = (json: string) =>
  `<script type="application/json" id="carried">${json.replaceAll('<', String.raw`\u003c`)}</script>`
