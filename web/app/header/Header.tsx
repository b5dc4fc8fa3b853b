import type { ReactNode } from 'react'
import { Brand } from '../Brand.tsx'
import styles from './Header.module.css'

type Props = { children: ReactNode }

export function Header({ children }: Props) {
  return (
    <header className={styles['bar']}>
      <div className={styles['inside']}>
        <Brand />
        {children}
      </div>
    </header>
  )
}
