import { QueryClient } from '@tanstack/react-query'
import { isCallError } from '#web/platform/http/call-error.ts'
import { retryWhenAway, waitBeforeRetry } from '#web/platform/http/retry.ts'

const FRESH_MS = 30_000

export const createQueries = () =>
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
