import { LogOut, Moon, Sun } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { useSignOut } from '#web/accounts/session-queries.ts'
import { companyOf, roleOf } from '#web/accounts/role.ts'
import { chooseTheme } from '#web/platform/theme/theme.ts'
import { useTheme } from '#web/platform/theme/use-theme.ts'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { MenuRule } from '#web/platform/ui/menus/MenuRule.tsx'
import { MemberMenuItems } from './MemberMenuItems.tsx'
import { PageMenuLink } from './PageMenuLink.tsx'

const ROLE_WORDS = {
  visitor: '',
  applicant: '',
  subscriber: 'Daily leads',
  buyer: 'Buyer',
  seller: 'Seller',
  admin: 'Administrator',
}

const wordsFor = (viewer: CurrentUser) =>
  viewer.staff_role === 'support' ? 'Support' : ROLE_WORDS[roleOf(viewer)]

type Props = { viewer: CurrentUser; trigger: ComponentProps<typeof Menu>['trigger'] }

export function AccountMenu({ viewer, trigger }: Props) {
  const signOut = useSignOut()
  const isDark = useTheme() === 'dark'
  const role = roleOf(viewer)
  const isMember = role !== 'applicant' && role !== 'subscriber'

  return (
    <Menu
      label="Account"
      trigger={trigger}
      head={
        <>
          <p className="semi cut">{viewer.full_name}</p>
          <p className="t13 muted cut">
            {[wordsFor(viewer), companyOf(viewer)].filter(Boolean).join(' · ')}
          </p>
        </>
      }
    >
      {role === 'subscriber' && <PageMenuLink page="/account" />}
      {isMember && <MemberMenuItems viewer={viewer} />}
      <MenuAction
        icon={isDark ? Sun : Moon}
        onAction={() => chooseTheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? 'Light theme' : 'Dark theme'}
      </MenuAction>
      <MenuRule />
      <MenuAction icon={LogOut} onAction={() => signOut.mutate()}>
        Sign Out
      </MenuAction>
    </Menu>
  )
}
