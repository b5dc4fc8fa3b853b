import type { ComponentProps, ReactNode } from 'react'
import styles from './FilterBar.module.css'
import { SearchBox } from '../fields/SearchBox.tsx'

type Props = Omit<ComponentProps<typeof SearchBox>, 'className'> & { children: ReactNode }

/** Above a list: its search, filters and sort. */
export function FilterBar({ children, ...search }: Props) {
  return (
    <div className={styles['bar']}>
      <SearchBox {...search} className={styles['search']} />
      {children}
    </div>
  )
}
