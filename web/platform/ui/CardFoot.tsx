import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Card.module.css'

type Props = { children: ReactNode; className?: string | undefined }

export function CardFoot({ children, className }: Props) {
  return <footer className={classes(styles['foot'], className)}>{children}</footer>
}
