import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  redirect,
  type ParsedLocation,
  type RouteComponent,
} from '@tanstack/react-router'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import type { Role } from '#web/accounts/role.ts'
import { mayHaveSession } from '#web/accounts/session-mark.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { admission, homeOf } from './admission.ts'
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

/** A page and who it is for; everybody else is led elsewhere. */
export const page = (path: string, roles: readonly Role[], component: RouteComponent) =>
  createRoute({
    getParentRoute: () => frame,
    path,
    component,
    beforeLoad: (arrival) => admit(arrival, roles),
  })

/** An address that only leads on. */
export const leadingTo = (path: string, onward: () => Parameters<typeof redirect>[0]) =>
  createRoute({
    getParentRoute: () => frame,
    path,
    beforeLoad: () => {
      throw redirect(onward())
    },
  })

async function admit({ context, location }: Arrival, roles: readonly Role[]) {
  const viewer = await context.queries.ensureQueryData(viewerQuery)
  switch (admission(viewer, roles)) {
    case 'enter':
      return
    case 'go home':
      throw redirect({ to: homeOf(viewer), replace: true })
    case 'sign in first':
      throw redirect({
        to: paths.home(),
        state: { signIn: { from: location.href } },
        replace: true,
      })
  }
}
