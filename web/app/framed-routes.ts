import type { QueryClient } from '@tanstack/react-query'
import type { RouteComponent } from '@tanstack/react-router'
import type { PageLink } from './page-link.ts'
import { type Load, screenOf } from './screen-of.tsx'

export type Route = {
  frame: Frame
  screen: RouteComponent
  link?: PageLink
  /** Asks for what the page will show, for who is about to open it. */
  prefetch?: (queries: QueryClient, params: Partial<Record<string, string>>) => Promise<void>
}

/** What stands around a page: the shell, alone or with the tools of sellers or of staff, or the layout of the way in. */
export type Frame = 'shell' | 'seller' | 'staff' | 'auth'

export function shell(load: Load) {
  return routeIn('shell', load)
}
export function seller(load: Load) {
  return routeIn('seller', load)
}
export function staff(load: Load) {
  return routeIn('staff', load)
}
export function auth(load: Load) {
  return routeIn('auth', load)
}

function routeIn(frame: Frame, load: Load): Route {
  return { frame, screen: screenOf(load) }
}
