import { lazyRouteComponent } from '@tanstack/react-router'

/** What stands around every page for members only: the landing page does without. */
export const MemberTools = lazyRouteComponent(() => import('./MemberTools.tsx'), 'MemberTools')
export const LiveConnection = lazyRouteComponent(
  () => import('./LiveConnection.tsx'),
  'LiveConnection',
)
export const MemberOverlays = lazyRouteComponent(
  () => import('./MemberOverlays.tsx'),
  'MemberOverlays',
)
export const TabBar = lazyRouteComponent(() => import('./TabBar.tsx'), 'TabBar')

/** Once loaded they are drawn at once, like any other part. */
export const loadMemberParts = () =>
  Promise.all(
    [MemberTools, LiveConnection, MemberOverlays, TabBar].map(async (part) => part.preload?.()),
  )
