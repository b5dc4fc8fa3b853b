import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { prerender as renderWhenLoaded } from 'react-dom/static'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { pageName, windowTitle } from '#web/platform/navigation/window-title.ts'
import { App, openApp } from './App.tsx'

/** A public page as HTML, as whoever is not signed in sees it first; for the build. */
export async function prerender(address: string) {
  const app = openApp(createMemoryHistory({ initialEntries: [address] }))
  app.queries.setQueryData(viewerQuery.queryKey, null)
  await app.router.load()
  const page = <App {...app} />
  const problems: unknown[] = app.router.state.matches.flatMap(({ error }) => error ?? [])
  await renderWhenLoaded(page, { onError: (error) => void problems.push(error) })
  if (problems.length > 0) throw new Error(`${address} cannot be rendered`, { cause: problems[0] })
  // All parts are here now, and none of them waits behind a script that would put it in its place.
  const html = renderToString(page)
  return { html, title: windowTitle(pageName() ?? '', 0) }
}
