import { useRouter } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import {
  Menu as AriaMenu,
  MenuTrigger,
  Popover,
  Pressable,
  RouterProvider,
} from 'react-aria-components'
import styles from './Menu.module.css'

type Props = {
  label: string
  /** A Button or an IconButton. */
  trigger: ReactElement<object, string>
  /** Who or what it is about, above its items. */
  head?: ReactNode
  /** MenuLink, MenuAction, MenuRule. */
  children: ReactNode
}

export function Menu({ label, trigger, head, children }: Props) {
  const router = useRouter({ warn: false })
  return (
    <RouterProvider navigate={(href) => void router?.navigate({ href })}>
      <MenuTrigger>
        <Pressable>{trigger}</Pressable>
        <Popover placement="bottom end" offset={6} className={styles['popover'] ?? ''}>
          {head && <div className={styles['head']}>{head}</div>}
          <AriaMenu aria-label={label} className={styles['menu'] ?? ''}>
            {children}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </RouterProvider>
  )
}
