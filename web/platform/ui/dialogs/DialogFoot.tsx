import type { ReactNode } from 'react'
import styles from './Dialog.module.css'

type Props = { children: ReactNode }

export function DialogFoot({ children }: Props) {
  return <footer className={styles['foot']}>{children}</footer>
}
