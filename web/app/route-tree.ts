import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
  type ParsedLocation,
} from '@tanstack/react-router'
import { standingOf } from '#market/accounts/standing-of.ts'
import { onwardIn } from '#market/accounts/sign-in-address.ts'
import { admission, type PagePath } from '#market/accounts/pages.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import type { SignInDialogName } from '#web/accounts/open-sign-in-dialog.ts'
import { mayHaveSession } from '#web/accounts/session-mark.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { RootFrame } from './RootFrame.tsx'
import { loadMemberParts } from './member-parts.ts'
import type { Frame } from './framed-routes.ts'
import { routeRows } from './routes.tsx'
import { Shell } from './Shell.tsx'

type Context = { queries: QueryClient }
type Arrival = { context: Context; location: ParsedLocation }

const root = createRootRouteWithContext<Context>()({
  // Before anything is drawn, so that no screen shows to one who may not see it.
  beforeLoad: async ({ context, location }) => {
    await Promise.all([
      context.queries.ensureQueryData(viewerQuery),
      mayHaveSession() && loadMemberParts(location.pathname),
    ])
  },
  component: RootFrame,
})

/** The pages of the marketplace stand within the shell. */
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })

/** What sellers, and what staff, work with has a row of its own below the header. */
const sellerFrame = createRoute({
  getParentRoute: () => shell,
  id: 'seller',
  component: lazyRouteComponent(() => import('./tools/SellerFrame.tsx'), 'SellerFrame'),
})

const staffFrame = createRoute({
  getParentRoute: () => shell,
  id: 'staff',
  component: lazyRouteComponent(() => import('./tools/StaffFrame.tsx'), 'StaffFrame'),
})

/** The pages of the way in have a layout of their own. */
const authLayout = createRoute({
  getParentRoute: () => root,
  id: 'auth',
  component: lazyRouteComponent(() => import('./AuthLayout.tsx'), 'AuthLayout'),
})

/** Every address: the pages of the table in their frames, then those that only lead on. */
export const routeTree = root.addChildren([
  shell.addChildren([
    ...pagesIn('shell', shell),
    sellerFrame.addChildren(pagesIn('seller', sellerFrame)),
    staffFrame.addChildren(pagesIn('staff', staffFrame)),
    ...(import.meta.env.DEV ? [componentsPage()] : []),
  ]),
  authLayout.addChildren(pagesIn('auth', authLayout)),

  dialogPage('/sign_in', 'sign_in'),
  dialogPage('/sign_up', 'sign_up'),
  dialogPage('/forgot_password', 'forgot_password'),
  leadingTo('/buyer', '/buyer_inquiry'),
  leadingTo('/seller_dashboard', '/dashboard'),
  leadingTo('$', '/'),
])

/** Whom a page opens for stands in `market/accounts/pages.ts`; everybody else is led elsewhere. */
function pagesIn(frame: Frame, parent: AnyRoute) {
  return routeRows
    .filter((row) => row.frame === frame)
    .map(({ path, screen, prefetch }) =>
      createRoute({
        getParentRoute: () => parent,
        path,
        component: screen,
        beforeLoad: (arrival: Arrival) => admit(arrival, path),
        // Once it is open, the page fetches on its own.
        loader: ({ context, params, preload }) => {
          if (preload) void prefetch?.(context.queries, params)
        },
      }),
    )
}

/** Every component in every state, for ourselves. */
function componentsPage() {
  const component = lazyRouteComponent(
    () => import('#web/dev/ComponentsPage.tsx'),
    'ComponentsPage',
  )
  return createRoute({ getParentRoute: () => shell, path: '/dev/components', component })
}

/** An address that only leads on. */
function leadingTo(path: string, onward: string) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to: onward, replace: true })
    },
  })
}

/** An address that opens a modal over the landing page. */
function dialogPage(path: string, name: SignInDialogName) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ location }) => {
      const from = location.state.signInDialog?.from ?? onwardIn(Object(location.search).from)
      throw opened(name, from ?? paths.home())
    },
  })
}

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
