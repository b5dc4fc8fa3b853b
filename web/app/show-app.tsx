import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { mayHaveSession } from '#web/accounts/session-mark.ts'
import { drawFor } from '#web/platform/browser-drawn-for.ts'
import { nextTask } from '#web/platform/next-task.ts'
import { beginTakeOver } from '#web/platform/take-over.ts'
import { App, openApp } from './App.tsx'
import { beginApp } from './drawn/act-again.ts'
import { keepTyped } from './drawn/keep-typed.ts'
import { TakenOver } from './drawn/TakenOver.tsx'
import { memberPartsAt, memberPieces } from './member-parts.ts'
import { markSettled } from './mark-settled.ts'

const PATIENCE_MS = 1000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Takes the page over as it was drawn, or draws it where it came without content. */
export async function showApp(place: HTMLElement): Promise<void> {
  const isWhereDrawn = beginApp()
  await nextTask()
  const app = openApp()
  const page = (
    <StrictMode>
      <TakenOver place={place} onTakenOver={() => markSettled(place, app)}>
        <App {...app} />
      </TakenOver>
    </StrictMode>
  )
  const { page: ready, browser } = place.dataset
  if (ready !== undefined) await runInTurn(app)
  const loaded = app.router.load()
  // Data that came with the page shows immediately; on a slow network, a skeleton shows first.
  await (ready === undefined ? Promise.race([loaded, pause(PATIENCE_MS)]) : loaded)
  const isReady =
    isWhereDrawn && ready !== undefined && app.router.state.matches.at(-1)?.fullPath === ready
  // As the page was rendered at build: without a boundary around all of it.
  if (isReady) app.router.ssr = { manifest: undefined }
  if (isReady) keepTyped(place)
  if (isReady) beginTakeOver()
  if (isReady && browser) drawFor(JSON.parse(browser))
  await nextTask()
  // In slices, between which the browser answers to a press.
  startTransition(() => {
    if (isReady) hydrateRoot(place, page)
    // Takes the place of another page that came ready, when it is drawn.
    else createRoot(place).render(page)
  })
}

/**
 * Runs the files of a page before the page is taken over, each in a task of its own: together they would keep a phone
 * from answering to a press for half a second.
 */
async function runInTurn({ queries, router }: ReturnType<typeof openApp>) {
  const screens = router
    .matchRoutes(router.latestLocation)
    .map(({ routeId }) => router.routesById[routeId]?.options.component)
  const around = mayHaveSession() ? memberPartsAt(location.pathname) : []
  const pieces = mayHaveSession() ? memberPieces() : []
  for (const run of [...pieces, ...[...around, ...screens].map((part) => part?.preload)]) {
    await nextTask()
    // What can't be fetched is for the router to say, and asks again.
    await Promise.resolve(run?.(queries)).catch(() => {})
  }
  await nextTask()
}
