import { QueryClient, QueryClientProvider, useQueryErrorResetBoundary } from '@tanstack/react-query'
import {
  createRouter,
  type ErrorComponentProps,
  type RouterHistory,
  RouterProvider,
  useRouter,
} from '@tanstack/react-router'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { actFor } from '#web/platform/http/person-of-page.ts'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { isCallError } from '#web/platform/http/call-error.ts'
import { retryWhenAway, waitBeforeRetry } from '#web/platform/http/retry.ts'
import { parseSearch, stringifySearch } from '#web/platform/navigation/search-params.ts'
import { PageIsHere } from './drawn/PageIsHere.tsx'
import { routeTree } from './route-tree.ts'
import { ErrorScreen } from '#web/platform/errors/ErrorScreen.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'

type Props = ReturnType<typeof openApp>

export function App({ queries, router }: Props) {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <ToastRegion />
    </QueryClientProvider>
  )
}

/** What the app keeps while it is open; at build a page has a history of its own. */
export function openApp(history?: RouterHistory) {
  const queries = createQueries()
  actFor(() => {
    const viewer = queries.getQueryData(viewerQuery.queryKey)
    return viewer ? viewer.id : viewer
  })
  return { queries, router: createPageRouter(queries, history) }
}

const FRESH_MS = 30_000

const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: retryWhenAway,
        retryDelay: waitBeforeRetry,
        // Our server tells when something is really out of reach; a browser's guess would only stall.
        networkMode: 'always',
        throwOnError: (error, { state }) => state.data === undefined && !isRefusal(error),
      },
      mutations: { networkMode: 'always' },
    },
  })

/** A refusal is for the screen that asked; anything else is for the error screen. */
const isRefusal = (error: Error) => isCallError(error) && error.status >= 400 && error.status < 500

const createPageRouter = (queries: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    context: { queries },
    parseSearch,
    stringifySearch,
    // Rendered at build it would be a script of its own.
    scrollRestoration: !import.meta.env.SSR,
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageProblem,
  })

/** Trying again asks once more for whatever the page could not get. */
function PageProblem({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()

  function tryAgain() {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return (
    <>
      <ErrorScreen error={error} reset={tryAgain} />
      <PageIsHere />
    </>
  )
}

/** A page whose code is still on its way. */
function PageSkeleton() {
  return (
    <main className="page">
      <Loading className="col g6">
        <Skeleton width={220} height={28} />
        <SkeletonRows rows={6} />
      </Loading>
    </main>
  )
}
