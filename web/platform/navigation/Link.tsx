import { useRouter, type HistoryState } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { openAfterPress } from './open-after-press.ts'
import { usePreload } from './use-preload.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string
  replace?: boolean | undefined
  /** State that the history entry keeps with the address. */
  state?: HistoryState | undefined
  /** False where only a part of the page changes. */
  resetScroll?: boolean | undefined
}

/** A link inside the app: an ordinary anchor whose plain click does not reload the page, which is fetched while somebody rests on it. */
export function Link({ href, replace, state, resetScroll, onClick, ...anchor }: Props) {
  const router = useRouter({ warn: false })
  const preload = usePreload(href)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!router || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    openAfterPress(router, {
      href,
      replace: replace ?? false,
      resetScroll: resetScroll ?? true,
      ...(state && { state }),
    })
  }

  return (
    <a {...preload} {...anchor} href={href} onClick={follow}>
      {anchor.children}
    </a>
  )
}

const opensElsewhere = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (event.currentTarget.target !== '' && event.currentTarget.target !== '_self')
