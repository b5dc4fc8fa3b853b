import type { PagePath } from '#market/accounts/pages.ts'

/** What every page of a member needs. */
export const memberParts = [
  'accounts/read-viewer.ts',
  'app/header/MemberHeader.tsx',
  'app/header/nav/TabBar.tsx',
  'app/live/LiveConnection.tsx',
  'app/MemberOverlays.tsx',
]

/** What buyers look at one after the other is loaded as one file. */
export const marketScreens = [
  'catalogue/CataloguePage.tsx',
  'products/ProductPage.tsx',
  'storefronts/StorefrontPage.tsx',
]

/** The frames of `framed-routes.ts` that are fetched when a page in them opens. */
export const frames: Readonly<Record<string, string>> = {
  seller: 'app/tools/SellerFrame.tsx',
  staff: 'app/tools/StaffFrame.tsx',
  auth: 'app/AuthLayout.tsx',
}

/** Whether the server draws the pages in a frame: not those of the way in, where words depend on a mailed token, and passwords are typed. */
export const isDrawnIn = (frame: string) => frame !== 'auth'

/** What a page shows to many in place of its own screen, which would ask for it last. */
export const otherScreens: { [Path in PagePath]?: string } = {
  '/': 'buyer-home/BuyerHomePage.tsx',
}
