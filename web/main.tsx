// oxlint-disable-next-line import/no-unassigned-import -- First: it says which layer wins over which.
import './platform/theme/tokens.css'
// oxlint-disable-next-line import/no-unassigned-import -- The ground every component stands on.
import './platform/theme/base.css'
// oxlint-disable-next-line import/no-unassigned-import -- What any screen may take from, over the ground.
import './platform/theme/utilities.css'
// oxlint-disable-next-line import/no-unassigned-import -- Before the first schema.
import './platform/http/without-eval.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, openApp } from './app/App.tsx'
import { keepTyped } from './app/keep-typed.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void show(root)

async function show(place: HTMLElement) {
  const app = openApp()
  const page = (
    <StrictMode>
      <App {...app} />
    </StrictMode>
  )
  const { page: ready } = place.dataset
  if (ready === undefined) return createRoot(place).render(page)

  await app.router.load()
  if (app.router.state.matches.at(-1)?.fullPath !== ready) {
    place.replaceChildren()
    return createRoot(place).render(page)
  }
  // As the page was rendered at build: without a boundary around all of it.
  app.router.ssr = { manifest: undefined }
  keepTyped(place)
  return hydrateRoot(place, page)
}
