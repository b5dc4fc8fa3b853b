import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { recordPageView } from '#market/analytics/page-view-api.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { App, openApp } from '../App.tsx'

/** Opens the whole app at an address, in a page of its own until it is closed or the test ends. */
export function openAt(address: string) {
  const { answers } = aServer()
  answers(recordPageView, () => new Response(null, { status: 204 }))
  const app = openApp(createMemoryHistory({ initialEntries: [address] }))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  )
  function close() {
    root.unmount()
    place.remove()
  }
  onTestFinished(close)
  return { answers, close, queries: app.queries, location: () => app.router.latestLocation }
}
