import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { pageOfNotifications } from '#market/first-calls/list-pages.ts'
import * as api from '#market/notifications/notification-api.ts'
import { call } from '#web/platform/http/call.ts'
import { carriedPage } from '#web/platform/http/carried.ts'
import { withRead, type NotificationPage } from './notification-list.ts'

export const notificationsKey = ['notifications'] as const

const FIRST_PAGE = 1
/** Polled, as no live channel covers most news for staff, and changes that come with time. */
const LOOK_AGAIN_MS = 60_000

export function useNotifications() {
  return useInfiniteQuery({
    queryKey: notificationsKey,
    queryFn: ({ pageParam, signal }) =>
      call(api.readNotifications, { ...pageOfNotifications(pageParam), signal }),
    initialData: () => carriedPage(api.readNotifications, pageOfNotifications(), FIRST_PAGE),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.total_pages ? meta.page + 1 : undefined),
    refetchInterval: LOOK_AGAIN_MS,
    // The page must not fail for want of its bell.
    throwOnError: false,
  })
}

/** Marks these notifications as read optimistically; all of them when none are named. */
export function useMarkRead() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: number[] | undefined) => call(api.markNotificationsRead, { body: { ids } }),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey: notificationsKey })
      change(queries, (pages) => withRead(pages, ids))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  })
}

type Pages = InfiniteData<NotificationPage>

function change(queries: QueryClient, to: (pages: NotificationPage[]) => NotificationPage[]) {
  queries.setQueryData<Pages>(
    notificationsKey,
    (before) => before && { ...before, pages: to(before.pages) },
  )
}
