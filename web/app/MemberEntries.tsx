import {
  Boxes,
  CircleUserRound,
  Contact,
  FileSpreadsheet,
  Keyboard,
  PackagePlus,
  Search,
  Store,
} from 'lucide-react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { keysDialog, palette } from '#web/palette/around-page.ts'
import { paletteKeys } from '#web/palette/command-key.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { MenuLink } from '#web/platform/ui/menus/MenuLink.tsx'
import { MenuRule } from '#web/platform/ui/menus/MenuRule.tsx'

type Props = { viewer: CurrentUser }

/** What the account menu holds for those who use the product. */
export function MemberEntries({ viewer }: Props) {
  return (
    <>
      {viewer.seller && (
        <>
          <MenuLink href={paths.manageProducts()} icon={Boxes}>
            My Products
          </MenuLink>
          <MenuLink href={paths.sellerProfile()} icon={Store}>
            My Profile
          </MenuLink>
          <MenuLink href={paths.newProduct()} icon={PackagePlus}>
            Add Products
          </MenuLink>
          <MenuLink href={paths.csvImport()} icon={FileSpreadsheet}>
            CSV Import
          </MenuLink>
          <MenuLink href={paths.samples()} icon={Contact}>
            Samples
          </MenuLink>
        </>
      )}
      <MenuLink href={paths.account()} icon={CircleUserRound}>
        Account
      </MenuLink>
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
