import { Outlet } from '@tanstack/react-router'
import { PageViews } from '#web/analytics/PageViews.tsx'
import { SignInDialogs } from './SignInDialogs.tsx'
import { FocusOnArrival } from './FocusOnArrival.tsx'

/** What every page has, within the shell or without. */
export function RootFrame() {
  return (
    <>
      <Outlet />
      <SignInDialogs />
      <FocusOnArrival />
      <PageViews />
    </>
  )
}
