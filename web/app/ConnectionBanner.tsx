import { CloudOff } from 'lucide-react'
import type { LiveStanding } from '#web/platform/live/live-link.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import styles from './ConnectionBanner.module.css'

type Props = { standing: LiveStanding }

/** Said only while it is so: the page goes on, and looks for news by itself now and then. */
export function ConnectionBanner({ standing }: Props) {
  return (
    <output className={styles['place']}>
      {standing === 'away' && (
        <Banner tone="amber" icon={CloudOff}>
          The live connection is away. New offers and orders may show up to 30 seconds late.
        </Banner>
      )}
    </output>
  )
}
