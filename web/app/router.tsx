import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '#web/platform/navigation/search-params.ts'
import { PageProblem } from './PageProblem.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { routeTree } from './routes.tsx'

export const createPageRouter = (queries: QueryClient) =>
  createRouter({
    routeTree,
    context: { queries },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageProblem,
  })
