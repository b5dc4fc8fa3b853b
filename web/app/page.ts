import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
  type ParsedLocation,
  type RouteComponent,
} from '@tanstack/react-router'
import { standingOf } from '#market/accounts/standing-of.ts'
import { admission, type PagePath } from '#market/accounts/pages.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import type { SignInDialogName } from '#web/accounts/open-sign-in-dialog.ts'
import { mayHaveSession } from '#web/accounts/session-mark.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Frame } from './Frame.tsx'
import { loadMemberParts } from './member-parts.ts'
import { Shell } from './Shell.tsx'

type Context = { queries: QueryClient }
type Arrival = { context: Context; location: ParsedLocation }

export const frame = createRootRouteWithContext<Context>()({
  // Before anything is drawn, so that no screen shows to one who may not see it.
  beforeLoad: async ({ context }) => {
    await Promise.all([
      context.queries.ensureQueryData(viewerQuery),
      mayHaveSession() && loadMemberParts(),
    ])
  },
  component: Frame,
})

/** The pages of the marketplace stand within the shell. */
export const shell = createRoute({ getParentRoute: () => frame, id: 'shell', component: Shell })

/** What sellers, and what staff, work with has a row of its own below the header. */
export const sellerFrame = createRoute({
  getParentRoute: () => shell,
  id: 'seller',
  component: lazyRouteComponent(() => import('./tools/SellerFrame.tsx'), 'SellerFrame'),
})

export const staffFrame = createRoute({
  getParentRoute: () => shell,
  id: 'staff',
  component: lazyRouteComponent(() => import('./tools/StaffFrame.tsx'), 'StaffFrame'),
})

/** The pages of the way in have a layout of their own. */
export const authLayout = createRoute({
  getParentRoute: () => frame,
  id: 'auth',
  component: lazyRouteComponent(() => import('./AuthLayout.tsx'), 'AuthLayout'),
})

/** A page; whom it opens for stands in `market/accounts/pages.ts`, everybody else is led elsewhere. */
const guarded = (path: PagePath, component: RouteComponent) => ({
  path,
  component,
  beforeLoad: (arrival: Arrival) => admit(arrival, path),
})

export const page = (path: PagePath, component: RouteComponent) =>
  createRoute({ getParentRoute: () => shell, ...guarded(path, component) })

export const sellerPage = (path: PagePath, component: RouteComponent) =>
  createRoute({ getParentRoute: () => sellerFrame, ...guarded(path, component) })

export const staffPage = (path: PagePath, component: RouteComponent) =>
  createRoute({ getParentRoute: () => staffFrame, ...guarded(path, component) })

export const authPage = (path: PagePath, component: RouteComponent) =>
  createRoute({ getParentRoute: () => authLayout, ...guarded(path, component) })

/** A page of the workshop, for whoever runs it. */
export const openPage = (path: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => shell, path, component })

/** An address that only leads on. */
export const leadingTo = (path: string, onward: string) =>
  createRoute({
    getParentRoute: () => frame,
    path,
    beforeLoad: () => {
      throw redirect({ to: onward, replace: true })
    },
  })

/** An address that opens a modal over the landing page. */
export const dialogPage = (path: string, name: SignInDialogName) =>
  createRoute({
    getParentRoute: () => frame,
    path,
    beforeLoad: ({ location }) => {
      throw opened(name, location.state.signInDialog?.from ?? paths.home())
    },
  })

async function admit({ context, location }: Arrival, path: PagePath) {
  const viewer = await context.queries.ensureQueryData(viewerQuery)
  const answer = admission(path, standingOf(viewer))
  if (answer === 'enter') return
  if (answer !== 'sign in first') throw redirect({ to: answer.to, replace: true })
  throw opened('sign_in', location.href)
}

function opened(name: SignInDialogName, from: string) {
  return redirect({ to: paths.home(), state: { signInDialog: { name, from } }, replace: true })
}
