// oxlint-disable-next-line import/no-unassigned-import -- First: it says which layer wins over which.
import './platform/theme/tokens.css'
// oxlint-disable-next-line import/no-unassigned-import -- The ground every component stands on.
import './platform/theme/base.css'
// oxlint-disable-next-line import/no-unassigned-import -- What any screen may take from, over the ground.
import './platform/theme/utilities.css'
// oxlint-disable-next-line import/no-unassigned-import -- Before the first schema.
import './platform/http/without-eval.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, openApp } from './app/App.tsx'
import { beginApp } from './app/drawn/act-again.ts'
import { keepTyped } from './app/drawn/keep-typed.ts'
import { TakenOver } from './app/drawn/TakenOver.tsx'
import { loadMemberParts } from './app/member-parts.ts'
import { markSettled } from './app/mark-settled.ts'
import { drawFor } from './platform/browser-drawn-for.ts'

const PATIENCE_MS = 1000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void show(root)

async function show(place: HTMLElement) {
  const isWhereDrawn = beginApp()
  const app = openApp()
  const page = (
    <StrictMode>
      <TakenOver place={place} onTakenOver={() => markSettled(place, app)}>
        <App {...app} />
      </TakenOver>
    </StrictMode>
  )
  const { page: ready, browser } = place.dataset
  const loaded = app.router.load()
  // Data that came with the page shows immediately; on a slow network, a skeleton shows first.
  await (ready === undefined ? Promise.race([loaded, pause(PATIENCE_MS)]) : loaded)
  const isReady =
    isWhereDrawn && ready !== undefined && app.router.state.matches.at(-1)?.fullPath === ready
  // As the page was rendered at build: without a boundary around all of it.
  if (isReady) app.router.ssr = { manifest: undefined }
  if (isReady) keepTyped(place)
  if (isReady && browser) {
    drawFor(JSON.parse(browser))
    // What is not there yet would be taken over later, after it has changed.
    await Promise.allSettled([loadMemberParts(location.pathname)])
  }
  // In slices, between which the browser answers to a press.
  startTransition(() => {
    if (isReady) hydrateRoot(place, page)
    // Takes the place of another page that came ready, when it is drawn.
    else createRoot(place).render(page)
  })
}
