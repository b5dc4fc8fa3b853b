import type { LucideIcon } from 'lucide-react'
import styles from './NoticeIcon.module.css'

type Props = { icon: LucideIcon }

export function NoticeIcon({ icon: Icon }: Props) {
  return (
    <span className={styles['icon']}>
      <Icon className="i-24" />
    </span>
  )
}
