import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { MenuItem } from 'react-aria-components'
import styles from './Menu.module.css'

type Props = { href: string; icon?: LucideIcon | undefined; children: ReactNode }

export function MenuLink({ href, icon: Icon, children }: Props) {
  return (
    <MenuItem href={href} className={styles['item'] ?? ''}>
      {Icon && <Icon />}
      {children}
    </MenuItem>
  )
}
