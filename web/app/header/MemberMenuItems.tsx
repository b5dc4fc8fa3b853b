import { Keyboard, Search, Store } from 'lucide-react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { keysDialog, palette } from '#web/palette/around-page.ts'
import { paletteKeys } from '#web/palette/command-key.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { MenuLink } from '#web/platform/ui/menus/MenuLink.tsx'
import { MenuRule } from '#web/platform/ui/menus/MenuRule.tsx'
import { PageMenuLink } from './PageMenuLink.tsx'

const SELLER_PAGES = [
  '/dashboard/manage_products',
  '/dashboard/invoices',
  '/dashboard/payouts',
  '/dashboard/seller_profile',
  '/dashboard/manage_products/new',
  '/dashboard/csv_import',
  '/samples',
] as const

const BUYER_PAGES = [
  '/saved_searches',
  '/watched_lots',
  '/ship_to_addresses',
  '/resale_certificates',
] as const

type Props = { viewer: CurrentUser }

/** What the account menu holds for those who use the product. */
export function MemberMenuItems({ viewer }: Props) {
  return (
    <>
      {viewer.seller && SELLER_PAGES.map((page) => <PageMenuLink key={page} page={page} />)}
      {viewer.seller && (
        <MenuLink href={paths.storefront(viewer.seller.id)} icon={Store}>
          My Storefront
        </MenuLink>
      )}
      {viewer.buyer && BUYER_PAGES.map((page) => <PageMenuLink key={page} page={page} />)}
      {(viewer.seller ?? viewer.buyer) && <PageMenuLink page="/questions" />}
      <PageMenuLink page="/account" />
      <MenuRule />
      <MenuAction icon={Search} onAction={palette.open}>
        Go to…
        <kbd className="push" aria-hidden="true">
          {paletteKeys()}
        </kbd>
      </MenuAction>
      <MenuAction icon={Keyboard} onAction={keysDialog.open}>
        Keyboard shortcuts
        <kbd className="push" aria-hidden="true">
          ?
        </kbd>
      </MenuAction>
    </>
  )
}
