import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { prerender as renderWhenLoaded } from 'react-dom/static'
import { readMe } from '#market/accounts/session-api.ts'
import type { DrawnPage, DrawPage, PageScripts } from '#market/drawing/drawn-page.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { carried, carry } from '#web/platform/http/carried.ts'
import { drawFor } from '#web/platform/browser-drawn-for.ts'
import { pageName, rememberName, windowTitle } from '#web/platform/navigation/window-title.ts'
import { App, openApp } from './App.tsx'
import beforePaint from './drawn/before-paint.js?raw'
import noteActs from './drawn/note-acts.js?raw'
import startAfterPaint from './drawn/start-after-paint.js?raw'
import { loadMemberParts } from './member-parts.ts'

export const pageScripts: PageScripts = { noteActs, beforePaint, startAfterPaint }

/** A public page as HTML, as a visitor first sees it; for the build. */
export async function drawPublicPage(address: string): Promise<DrawnPage> {
  const app = openAppAt(address)
  app.queries.setQueryData(viewerQuery.queryKey, null)
  await app.router.load()
  const problems: unknown[] = app.router.state.matches.flatMap(({ error }) => error ?? [])
  await renderWhenLoaded(<App {...app} />, { onError: (error) => void problems.push(error) })
  if (problems.length > 0) throw new Error(`${address} cannot be rendered`, { cause: problems[0] })
  // All parts are here now, and none of them waits behind a script that would put it in its place.
  return draw(app)
}

/** For the server, which has the answers to what the page asks first. */
export const drawPage: DrawPage = async ({ address, answers, browser, isSignedIn }) => {
  const app = openAppAt(address)
  carry(answers)
  const viewer = isSignedIn ? carried(readMe) : null
  if (viewer === undefined) return undefined
  app.queries.setQueryData(viewerQuery.queryKey, viewer)
  await Promise.all([
    app.router.load(),
    viewer && loadMemberParts(app.router.latestLocation.pathname),
  ])
  if (app.router.state.matches.some(({ status }) => status !== 'success')) return undefined
  // From here on nothing is waited for, so that no other page is drawn with these.
  carry(answers)
  drawFor(browser)
  try {
    return draw(app)
  } finally {
    carry('{}')
  }
}

const openAppAt = (address: string) => openApp(createMemoryHistory({ initialEntries: [address] }))

function draw(app: ReturnType<typeof openApp>): DrawnPage {
  // A page that has no name yet has not that of the last one.
  rememberName('')
  // What it wants fetched early stands right after it.
  const html = renderToString(<App {...app} />).replace(/^(<link rel="preload"[^>]*>)+/, '')
  const page = app.router.state.matches.at(-1)?.fullPath ?? ''
  return { page, html, title: windowTitle(pageName() ?? '', 0) }
}
