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

const catalogue = 'catalogue/CataloguePage.tsx'

/** The screens that a page has fetched along with itself, before a script has found out which one it is; each as in the table of routes. */
export const preloadedScreens: { [Path in PagePath]?: string } = {
  '/all_products': catalogue,
  '/all_products/search': catalogue,
  '/all_products/filter/$filter': catalogue,
  '/all_products/$seller_id/$product_id': 'products/ProductPage.tsx',
  '/all_sellers/$seller_id': 'storefronts/StorefrontPage.tsx',
  '/my_offers': 'app/MyOffersPage.tsx',
}
