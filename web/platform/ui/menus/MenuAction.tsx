import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Menu.module.css'
import { useMenuWidgets } from './menu-widgets.ts'

type Props = {
  onAction: () => void
  icon?: LucideIcon | undefined
  danger?: boolean | undefined
  children: ReactNode
}

export function MenuAction({ onAction, icon: Icon, danger, children }: Props) {
  const { MenuItem } = useMenuWidgets()
  return (
    <MenuItem onAction={onAction} className={classes(styles['item'], danger && styles['danger'])}>
      {Icon && <Icon />}
      {children}
    </MenuItem>
  )
}
