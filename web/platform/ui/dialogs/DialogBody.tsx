import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Dialog.module.css'

type Props = { children: ReactNode; className?: string | undefined }

export function DialogBody({ children, className }: Props) {
  return <div className={classes(styles['body'], className)}>{children}</div>
}
