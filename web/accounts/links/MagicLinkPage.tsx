import { useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LINK_OF_ANOTHER } from '#market/accounts/account-link.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { asLoading } from '#web/platform/page-parts.ts'
import { isLinkExpired } from './is-link-expired.ts'
import { useMagicSignIn } from './magic-link-queries.ts'
import { LinkOfAnother } from './LinkOfAnother.tsx'
import { ExpiredMagicLink } from './ExpiredMagicLink.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { AuthHead } from '../AuthHead.tsx'
import { LoaderCircle } from 'lucide-react'
import styles from './MagicLinkPage.module.css'

export function MagicLinkPage() {
  usePageTitle('Sign In')
  const router = useRouter()
  const { token = '' } = useParams({ strict: false })
  const [mayReplace, setMayReplace] = useState(false)
  const { data: to, error, isFetching, refetch } = useMagicSignIn({ token, mayReplace })

  useEffect(() => {
    // Replaces the history entry, so that the token does not stay in it.
    if (to) void router.navigate({ to, replace: true })
  }, [to, router])

  if (!error || isFetching) return <MagicLinkLoading />
  if (isCallError(error) && error.code === LINK_OF_ANOTHER)
    return (
      <LinkOfAnother reason={error.message} isBusy={false} onSwitch={() => setMayReplace(true)} />
    )
  if (isLinkExpired(error)) return <ExpiredMagicLink token={token} />
  return <MagicLinkAway reason={error.message} onRetry={() => void refetch()} />
}

type Props = { reason: string; onRetry: () => void }

/** The link may well be good: it could not be asked about. */
function MagicLinkAway({ reason, onRetry }: Props) {
  return (
    <main className="col g6">
      <AuthHead title="You are not signed in yet">
        <p role="alert">{reason}</p>
      </AuthHead>
      <Button kind="primary" size="large" onClick={onRetry}>
        Try Again
      </Button>
    </main>
  )
}

function MagicLinkLoading() {
  return (
    <main {...asLoading()}>
      <h1 className={styles['loading']}>
        <LoaderCircle className="i-20" />
        Loading
      </h1>
    </main>
  )
}
