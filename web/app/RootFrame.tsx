import { Outlet } from '@tanstack/react-router'
import { useOnePerson } from '#web/accounts/use-one-person.ts'
import { PageViews } from '#web/analytics/PageViews.tsx'
import { SignInDialogs } from './SignInDialogs.tsx'
import { FocusOnArrival } from './FocusOnArrival.tsx'

/** The frame of every page, with or without the shell. */
export function RootFrame() {
  useOnePerson()
  return (
    <>
      <Outlet />
      <SignInDialogs />
      <FocusOnArrival />
      <PageViews />
    </>
  )
}
