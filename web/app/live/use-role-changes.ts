import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { readViewer } from '#web/accounts/read-viewer.ts'
import { notificationsKey } from '#web/notifications/notification-queries.ts'
import type { LiveStanding } from '#web/platform/live/live-link.ts'
import { refetch } from './refetch.ts'

type Props = { standing: LiveStanding; isStaff: boolean }

/**
 * The connection of staff is closed when their role changes, and for good when they are removed: whenever it opens
 * or ends the page looks, also the first time, as it may be older than its connection.
 */
export function useRoleChanges({ standing, isStaff }: Props) {
  const queries = useQueryClient()
  useEffect(() => {
    if (isStaff && standing === 'live') void readRole(queries)
    // Refused without a session, which the page then asks for. A sign-out is under way of itself.
    if (isStaff && standing === 'over' && queries.isMutating() === 0)
      refetch(queries, notificationsKey)
  }, [standing, isStaff, queries])
}

/** Without a session, the page stays as it is until a refused call asks the user to sign in. */
async function readRole(queries: QueryClient) {
  const viewer = await readViewer(AbortSignal.timeout(30_000)).catch(() => null)
  if (viewer) queries.setQueryData(viewerQuery.queryKey, viewer)
}
