import { ArrowRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#web/platform/navigation/Link.tsx'
import { classes } from '../classes.ts'
import styles from './DueLinks.module.css'

type Props = {
  icon: LucideIcon
  isDue: boolean
  /** The kind of task: a turn is amber, a problem red. */
  tone?: 'amber' | 'red' | undefined
  title: string
  children: ReactNode
  /** The action that the link opens. */
  act: string
  href: string
}

/** A task with its link, or the line that says there is nothing to do. */
export function DueLink({ icon: Icon, isDue, tone = 'amber', ...due }: Props) {
  const { title, children, act, href } = due
  return (
    <li>
      <Link href={href} className={styles['link']}>
        <span className={classes(styles['icon'], isDue && styles[tone])}>
          <Icon className="i-20" />
        </span>
        <span className={styles['words']}>
          <b className="t16">{title}</b>
          <span className="t13 soft">{children}</span>
          <span className={styles['act']}>
            {act} <ArrowRight className="i-14" />
          </span>
        </span>
      </Link>
    </li>
  )
}
