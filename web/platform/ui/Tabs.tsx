import { Link } from '#web/platform/navigation/Link.tsx'
import { Badge, type BadgeTone } from './Badge.tsx'
import styles from './Tabs.module.css'

export type Tab = {
  label: string
  href: string
  current: boolean
  count?: number | undefined
  tone?: BadgeTone | undefined
}

type Props = { label: string; tabs: readonly Tab[] }

/** Parts of one page; each has its address. */
export function Tabs({ label, tabs }: Props) {
  return (
    <nav className={styles['tabs']} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <Badge count={tab.count} tone={tab.tone ?? 'grey'} />}
        </Link>
      ))}
    </nav>
  )
}
