import { stageOf } from '#market/accounts/stage.ts'
import { standingOf } from '#market/accounts/standing-of.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { LandingPage } from './landing/LandingPage.tsx'
import { BuyerHomePage } from './buyer-home.ts'

/** The home of buyers, and the landing page for everybody else. */
export function HomePage() {
  const viewer = useViewer()
  return stageOf(standingOf(viewer)) === 'buyer' ? <BuyerHomePage /> : <LandingPage />
}
