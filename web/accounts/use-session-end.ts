import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onSessionNews } from '#web/platform/http/session-news.ts'
import { viewerQuery } from './account-queries.ts'

type Session = 'lasting' | 'ended' | 'ended and put off'

/**
 * Notices that a signed-in page lost its session, or that its person signed in again in another tab. Once put off, it
 * comes up again only when the person does something, not when the page looks for news.
 */
export function useSessionEnd() {
  const queries = useQueryClient()
  const [session, setSession] = useState<Session>('lasting')

  useEffect(
    () =>
      onSessionNews((news) => {
        if (news === 'back') return setSession('lasting')
        if (news !== 'ended') return
        if (!queries.getQueryData(viewerQuery.queryKey)) return
        const isActing = queries.isMutating() > 0
        setSession((before) => (before === 'ended and put off' && !isActing ? before : 'ended'))
      }),
    [queries],
  )

  return {
    session,
    putOff: () => setSession('ended and put off'),
    resume: () => setSession('lasting'),
  }
}
