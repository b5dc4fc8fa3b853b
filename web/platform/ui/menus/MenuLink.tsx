import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Menu.module.css'
import { useMenuWidgets } from './menu-widgets.ts'

type Props = { href: string; icon?: LucideIcon | undefined; children: ReactNode }

export function MenuLink({ href, icon: Icon, children }: Props) {
  const { MenuItem } = useMenuWidgets()
  return (
    <MenuItem href={href} className={styles['item'] ?? ''}>
      {Icon && <Icon />}
      {children}
    </MenuItem>
  )
}
