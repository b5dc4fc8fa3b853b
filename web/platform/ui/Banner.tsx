import { CircleAlert, CircleCheck, Clock, Info, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'

type Tone = 'info' | 'amber' | 'red' | 'green'

const ICONS: Record<Tone, LucideIcon> = {
  info: Info,
  amber: Clock,
  red: CircleAlert,
  green: CircleCheck,
}

type Props = {
  tone: Tone
  children: ReactNode
  icon?: LucideIcon | undefined
  /** A small Button or ButtonLink. */
  action?: ReactNode
  onDismiss?: (() => void) | undefined
}

/** Stays until its cause is gone. Amber is the reader's turn, red a problem, green settled. */
export function Banner({ tone, children, icon, action, onDismiss }: Props) {
  const Icon = icon ?? ICONS[tone]
  return (
    <div
      className={classes(styles['banner'], styles[tone])}
      role={tone === 'red' ? 'alert' : 'note'}
    >
      <Icon />
      <div className={styles['words']}>{children}</div>
      {action && <div className={classes(styles['end'], styles['action'])}>{action}</div>}
      {onDismiss && (
        <IconButton label="Dismiss" look="small" className={styles['close']} onClick={onDismiss}>
          <X />
        </IconButton>
      )}
    </div>
  )
}
