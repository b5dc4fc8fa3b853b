import { lazyRouteComponent } from '@tanstack/react-router'

/** In the place of the landing page, which does without what members need. */
export const BuyerHomePage = lazyRouteComponent(
  () => import('#web/buyer-home/BuyerHomePage.tsx'),
  'BuyerHomePage',
)
