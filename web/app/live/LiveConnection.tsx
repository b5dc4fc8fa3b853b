import { useLiveUpdates } from './use-live-updates.ts'
import { CloudOff } from 'lucide-react'
import type { LiveStanding } from '#web/platform/live/live-link.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import styles from './LiveConnection.module.css'

type Props = { isPaused: boolean }

/** Keeps the page live, and says so when it is not. */
export function LiveConnection({ isPaused }: Props) {
  return <ConnectionBanner standing={useLiveUpdates({ isPaused })} />
}

type ConnectionBannerProps = { standing: LiveStanding }

/** Shown only while the connection is down: the page works, and polls for news. */
function ConnectionBanner({ standing }: ConnectionBannerProps) {
  return (
    <output className={styles['place']}>
      {standing === 'away' && (
        <Banner tone="amber" icon={CloudOff}>
          Live updates are paused. New offers and orders may take up to 30 seconds to appear.
        </Banner>
      )}
    </output>
  )
}
