import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  redirect,
  type ParsedLocation,
  type RouteComponent,
} from '@tanstack/react-router'
import { standingOf } from '#market/accounts/current-user.ts'
import { admission, type PagePath } from '#market/accounts/pages.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { mayHaveSession } from '#web/accounts/session-mark.ts'
import { paths } from '#web/platform/navigation/paths.ts'
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
  component: Shell,
})

/** A page; whom it opens for stands in `market/accounts/pages.ts`, everybody else is led elsewhere. */
export const page = (path: PagePath, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => frame,
    path,
    component,
    beforeLoad: (arrival) => admit(arrival, path),
  })

/** A page of the workshop, for whoever runs it. */
export const openPage = (path: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => frame, path, component })

/** An address that only leads on. */
export const leadingTo = (path: string, onward: () => Parameters<typeof redirect>[0]) =>
  createRoute({
    getParentRoute: () => frame,
    path,
    beforeLoad: () => {
      throw redirect(onward())
    },
  })

async function admit({ context, location }: Arrival, path: PagePath) {
  const viewer = await context.queries.ensureQueryData(viewerQuery)
  const answer = admission(path, standingOf(viewer))
  if (answer === 'enter') return
  if (answer !== 'sign in first') throw redirect({ to: answer.to, replace: true })
  throw redirect({
    to: paths.home(),
    state: { signIn: { from: location.href } },
    replace: true,
  })
}
