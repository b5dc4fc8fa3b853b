import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { stageOf } from '#market/accounts/stage.ts'
import { standingOf } from '#market/accounts/standing-of.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { LandingPage } from './landing/LandingPage.tsx'
import { BuyerHomePage } from './buyer-home.ts'

/** The home of buyers, and the landing page for everybody else. */
export function HomePage() {
  const viewer = useViewer()
  const isBuyer = stageOf(standingOf(viewer)) === 'buyer'
  const isStaying = useLocation({
    select: ({ pathname, state }) => pathname === paths.home() && !state.signInDialog,
  })
  // Most who sign in over the landing page leave for another, and need nothing of a home in between.
  const [isHome, setHome] = useState(isBuyer)
  if (isBuyer && isStaying && !isHome) setHome(true)
  return isBuyer && isHome ? <BuyerHomePage /> : <LandingPage />
}
