import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { parseSearch, stringifySearch } from '../navigation/search-params.ts'

/** Shows a component in a page of its own until the test ends, at an address; answers where its links have led. */
export function show(children: ReactNode, { at = '/' } = {}) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => children, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { address: () => router.state.location.href }
}
