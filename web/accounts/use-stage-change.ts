import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { stageOf } from '#market/accounts/stage.ts'
import { standingOf } from '#market/accounts/standing-of.ts'
import { useViewer, viewerQuery } from './account-queries.ts'

const LOOK_MS = 3000

/**
 * For a page that waits for somebody else: continues once staff have decided, or a mailed link was used
 * elsewhere.
 */
export function useStageChange() {
  const router = useRouter()
  const viewer = useViewer()
  useQuery({ ...viewerQuery, refetchInterval: LOOK_MS, enabled: viewer !== null })
  const stage = stageOf(standingOf(viewer))
  const [before] = useState(stage)
  useEffect(() => {
    if (stage !== before) void router.invalidate()
  }, [stage, before, router])
}
