import { lazyRouteComponent } from '@tanstack/react-router'
import { stageOf } from '#market/accounts/stage.ts'
import { standingOf } from '#market/accounts/standing-of.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { LandingPage } from './landing/LandingPage.tsx'

/** The landing page does without what members need. */
const BuyerHomePage = lazyRouteComponent(
  () => import('#web/buyer-home/BuyerHomePage.tsx'),
  'BuyerHomePage',
)

/** The home of buyers, and the landing page for everybody else. */
export function HomePage() {
  const viewer = useViewer()
  return stageOf(standingOf(viewer)) === 'buyer' ? <BuyerHomePage /> : <LandingPage />
}
