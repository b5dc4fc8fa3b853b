import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { PageToDraw } from '#market/drawing/drawn-page.ts'
import { browserOf } from '#market/drawing/browser-of.ts'
import type { Csrf } from './csrf.ts'
import { drawingTurns, type DrawingLimits } from './drawing-turns.ts'
import { fillShell, linksTo, withoutScripts } from './drawn-shell.ts'
import type { FirstAnswers } from './first-answers.ts'
import type { pageDrawing } from './page-drawing.ts'
import { pageNonce } from './page-nonce.ts'
import type { AddStyles } from './page-styles.ts'
import type { Preloads } from './preloads.ts'

export type PageParts = {
  csrf: Csrf
  /** Whether the browser sent a session cookie; without one the page need not ask who is signed in. */
  hasSession: (request: FastifyRequest) => boolean
  first: FirstAnswers
  drawn: DrawingLimits
  /** Names this moment among the news that pages hear. */
  markOfNews: () => string
}
/** Somebody signed in, or a visitor without a session. */
type Reader = Viewer | 'visitor'

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  /** Who may open this page; undefined where the app leads elsewhere. */
  reader?: Reader,
) => Promise<FastifyReply>

/** What is known of the app's pages at build. */
export type AppPages = {
  addStyles: AddStyles
  preloadsOf?: (pathname: string, isSignedIn: boolean) => Preloads
  /** What draws them. */
  drawing?: ReturnType<typeof pageDrawing>
}

type Visit = { request: FastifyRequest; reply: FastifyReply; person: Viewer | undefined }

/**
 * Sends the app's page with this browser's token and this answer's nonce. Who may open it also gets the
 * answers that the screen needs first, and its content (decision 47).
 */
export function fillPage(
  html: string,
  { csrf, hasSession, first, drawn: limits, markOfNews }: PageParts,
  pages?: AppPages,
): SendPage {
  const shell = withoutScripts(html)
  const inTurn = drawingTurns(limits)

  return async (request, reply, reader) => {
    const nonce = pageNonce(request.raw)
    const parts: Record<string, string> = {
      CSRF_TOKEN: csrf.tokenFor(request, reply),
      CSP_NONCE: nonce,
      SESSION: hasSession(request) ? 'present' : 'none',
      // From before the answers are read: what is heard later may not be in them.
      HEARD: markOfNews(),
    }
    const fill = (page: string) =>
      page.replaceAll(
        /%(CSRF_TOKEN|CSP_NONCE|SESSION|HEARD)%/g,
        (_, name: string) => parts[name] ?? '',
      )
    const person = reader === 'visitor' ? undefined : reader
    const page = reader ? await readersPage({ request, reply, person }, fill) : fill(html)
    return reply
      .header('Vary', 'Accept')
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pages ? pages.addStyles(page, { cookies: request.cookies, nonce }) : page)
  }

  /** What is not ours to fill in is written into a page last. */
  async function readersPage(visit: Visit, fill: (page: string) => string) {
    const { request, person } = visit
    if (request.method !== 'GET') return fill(html)
    const preloads = pages?.preloadsOf?.(request.url.split('?', 1)[0] ?? '', person !== undefined)
    const undrawn = (answers: string) =>
      fill(html)
        .replace('</head>', () => `${preloads ? linksTo(preloads.files) : ''}</head>`)
        .replace('</body>', () => `${carrying(answers)}</body>`)
    const page = await inTurn(person ? `user ${person.userId}` : request.ip, () =>
      drawnPage(visit, { fill, preloads, undrawn }),
    )
    return page ?? undrawn('{}')
  }

  type Undrawn = {
    fill: (page: string) => string
    preloads: Preloads | undefined
    undrawn: (answers: string) => string
  }

  async function drawnPage(visit: Visit, { fill, preloads, undrawn }: Undrawn) {
    const { request, person } = visit
    const isSignedIn = person !== undefined
    const answers = await first.to(visit)
    const browser = browserOf(request.headers, request.cookies)
    const carried = carrying(answers)
    const content =
      preloads?.isDrawn &&
      (await drawn({ address: request.url, answers, browser, isSignedIn }, request.log))
    if (!content) return undrawn(answers)
    const nonce = pageNonce(request.raw)
    const filled = { ...shell, html: fill(shell.html) }
    return fillShell(filled, { ...content, browser, files: preloads.files, carried, nonce })
  }

  /** If drawing fails here, the browser draws the page. */
  async function drawn(page: PageToDraw, log: FastifyRequest['log']) {
    try {
      const drawing = await pages?.drawing?.()
      const content = await drawing?.drawPage(page)
      return drawing && content && { drawn: content, scripts: drawing.pageScripts }
    } catch (error) {
      log.warn({ err: error, address: page.address }, 'a page came without its content')
      return undefined
    }
  }
}

/** As data, which no browser runs; without `<` it cannot end early. */
const carrying = (json: string) =>
  `<script type="application/json" id="carried">${json.replaceAll('<', String.raw`\u003c`)}</script>`
