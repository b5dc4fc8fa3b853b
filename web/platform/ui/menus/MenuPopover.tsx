import { useRouter } from '@tanstack/react-router'
import type { ReactNode, RefObject } from 'react'
import { Menu, MenuItem, Popover, RouterProvider, Separator } from 'react-aria-components'
import styles from './Menu.module.css'
import { MenuWidgets } from './menu-widgets.ts'

const widgets = { MenuItem, Separator }

/** Where focus begins. */
export type MenuStart = 'menu' | 'first' | 'last'

type Props = {
  label: string
  triggerId: string
  triggerRef: RefObject<HTMLElement | null>
  head: ReactNode
  startsAt: MenuStart
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** What a menu opens: it is walked by the arrow keys, and Escape returns to its trigger. */
export function MenuPopover({
  label,
  triggerId,
  head,
  startsAt,
  onOpenChange,
  children,
  ...popover
}: Props) {
  const router = useRouter({ warn: false })
  return (
    <RouterProvider navigate={(href) => void router?.navigate({ href })}>
      <Popover
        {...popover}
        onOpenChange={onOpenChange}
        trigger="MenuTrigger"
        aria-labelledby={triggerId}
        placement="bottom end"
        offset={6}
        className={styles['popover'] ?? ''}
      >
        {head && <div className={styles['head']}>{head}</div>}
        <Menu
          aria-label={label}
          aria-labelledby={triggerId}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens a menu is in it
          autoFocus={startsAt === 'menu' || startsAt}
          onClose={() => onOpenChange(false)}
          className={styles['menu'] ?? ''}
        >
          <MenuWidgets value={widgets}>{children}</MenuWidgets>
        </Menu>
      </Popover>
    </RouterProvider>
  )
}
