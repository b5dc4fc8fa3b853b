import { Bookmark, ClipboardCheck, Contact, Handshake, Package, UserRound } from 'lucide-react'
import type { Notification } from '#market/notifications/notification.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { Dot } from '#web/platform/ui/Dot.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import styles from './NotificationRow.module.css'

const ICONS = {
  offer: Handshake,
  order: Package,
  application: ClipboardCheck,
  lead: Contact,
  lot: Bookmark,
  person: UserRound,
}

type Props = { notification: Notification; onOpen: () => void }

export function NotificationRow({ notification, onOpen }: Props) {
  const { kind, title, detail, path, created_at: at, read } = notification
  const Icon = ICONS[kind]
  return (
    <li>
      <Link
        href={path}
        className={classes(styles['row'], !read && styles['unread'])}
        onClick={onOpen}
      >
        <Icon className={styles['icon']} />
        <span className={styles['words']}>
          <span className={styles['title']}>{title}</span>
          {detail && <span className="t13 soft cut">{detail}</span>}
          <RelativeTime at={at} className="t13 muted" />
        </span>
        {!read && <Dot label="Unread" />}
      </Link>
    </li>
  )
}
