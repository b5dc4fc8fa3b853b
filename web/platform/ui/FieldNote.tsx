import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'

type Props = { id: string; tone: 'hint' | 'warning' | 'error'; children: ReactNode }

export function FieldNote({ id, tone, children }: Props) {
  return (
    <p
      id={id}
      role={tone === 'error' ? 'alert' : undefined}
      className={classes(styles['note'], styles[tone])}
    >
      {tone === 'error' && <CircleAlert className="i-14" />}
      {tone === 'warning' && <TriangleAlert className="i-14" />}
      <span>{children}</span>
    </p>
  )
}
