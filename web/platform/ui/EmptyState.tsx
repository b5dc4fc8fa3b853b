import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  icon: LucideIcon
  title: string
  /** What to do next, in a sentence. */
  children?: ReactNode
  actions?: ReactNode
}

export function EmptyState({ icon: Icon, title, children, actions }: Props) {
  return (
    <div className={styles['empty']}>
      <span className={styles['icon']}>
        <Icon className="i-24" />
      </span>
      <h2 className="t16">{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
