import { useParams, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { isLinkOver } from './link-over.ts'
import { useMagicSignIn } from './magic-link-queries.ts'
import { MagicLinkAway } from './MagicLinkAway.tsx'
import { MagicLinkLoading } from './MagicLinkLoading.tsx'
import { MagicLinkOver } from './MagicLinkOver.tsx'

export function MagicLinkPage() {
  usePageTitle('Sign In')
  const router = useRouter()
  const { token = '' } = useParams({ strict: false })
  const { data: to, error, isFetching, refetch } = useMagicSignIn(token)

  useEffect(() => {
    // In place of this entry, so that the token is left nowhere.
    if (to) void router.navigate({ to, replace: true })
  }, [to, router])

  if (!error || isFetching) return <MagicLinkLoading />
  if (isLinkOver(error)) return <MagicLinkOver token={token} />
  return <MagicLinkAway reason={error.message} onRetry={() => void refetch()} />
}
