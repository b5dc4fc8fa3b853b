import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { staffChannels, traderChannels, type LiveChannel } from '#market/live/channels.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf, type Role } from '#web/accounts/role.ts'
import { gather } from '#web/platform/live/gather.ts'
import { useLive } from '#web/platform/live/use-live.ts'
import { refetch } from './refetch.ts'
import { staffKeys, traderKeys } from './live-keys.ts'
import { useRoleChanges } from './use-role-changes.ts'

const STAFF_PAUSE_MS = 1000

const channelsOf: Record<Role, readonly LiveChannel[] | undefined> = {
  visitor: undefined,
  applicant: undefined,
  subscriber: undefined,
  buyer: traderChannels,
  seller: traderChannels,
  admin: staffChannels,
}

/** Fetches again what is on view whenever the other side, another window, staff or the work on a file has moved it. */
export function useLiveUpdates({ isPaused }: { isPaused: boolean }) {
  const queries = useQueryClient()
  const viewer = useViewer()
  const role = roleOf(viewer)
  const channels = isPaused ? undefined : channelsOf[role]
  const [gathered] = useState(() =>
    gather<QueryKey>(STAFF_PAUSE_MS, (queryKey) => refetch(queries, queryKey)),
  )
  const listener = viewer && channels ? { userId: viewer.id, channels } : undefined

  const standing = useLive(listener, (changed) => {
    const isStaff = role === 'admin'
    for (const queryKey of new Set(changed.flatMap(isStaff ? staffKeys : traderKeys)))
      if (isStaff) gathered(queryKey)
      else refetch(queries, queryKey)
  })
  useRoleChanges({ standing, isStaff: role === 'admin' })
  return standing
}
