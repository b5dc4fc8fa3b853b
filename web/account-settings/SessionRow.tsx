import { Monitor, Smartphone } from 'lucide-react'
import type { OpenSession } from '#market/accounts/session-list-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { isHandheld } from './handheld.ts'
import { useEndSession } from './session-list-queries.ts'
import styles from './Sessions.module.css'

type Props = { session: OpenSession }

export function SessionRow({ session }: Props) {
  const { device, current } = session
  const end = useEndSession()
  const Icon = isHandheld(device) ? Smartphone : Monitor

  const signOut = () => void end.run(session, () => toast(`${device} is signed out`))
  return (
    <li className={styles['session']}>
      <span className={styles['icon']}>
        <Icon className="i-20" />
      </span>
      <div className="grow">
        <p className="row wrap g2">
          <span className="semi">{device}</span>
          {current && <Pill colour="green">This device</Pill>}
        </p>
        <p className="t13 muted">
          {current ? (
            'Active now'
          ) : (
            <>
              Last seen <RelativeTime at={session.last_seen_at} />
            </>
          )}
          {' · '}
          Signed in <RelativeTime at={session.created_at} />
        </p>
      </div>
      {!current && (
        <Button size="small" busy={end.isPending} onClick={signOut}>
          Sign out <VisuallyHidden>{device}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
