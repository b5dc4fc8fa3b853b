import { Bell } from 'lucide-react'
import { Badge } from '#web/platform/ui/Badge.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import styles from './NotificationBell.module.css'
import { notificationPanel } from './notification-panel.ts'
import { useNotifications } from './notification-queries.ts'

export function NotificationBell() {
  const unread = useNotifications().data?.pages[0]?.unread_count ?? 0
  return (
    <IconButton
      label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      aria-haspopup="dialog"
      onClick={notificationPanel.open}
    >
      <Bell className="i-20" />
      {unread > 0 && <Badge count={unread} tone="red" className={styles['count']} />}
    </IconButton>
  )
}
