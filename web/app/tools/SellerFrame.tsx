import { Outlet, useLocation } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { sellerTools } from './page-tools.ts'
import { ToolTabs } from './ToolTabs.tsx'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import styles from './SellerFrame.module.css'

export function SellerFrame() {
  const viewer = useViewer()
  const seller = viewer?.seller
  const isOverview = useLocation({ select: ({ pathname }) => pathname === paths.dashboard() })
  // Who still prepares the shop has no dashboard: the page says where it was opened from.
  if (roleOf(viewer) === 'applicant') return <Outlet />
  return (
    <ToolTabs
      label="Dashboard"
      tools={sellerTools}
      aside={seller && !isOverview && <SellerMark seller={seller} />}
    />
  )
}

type Props = { seller: NonNullable<CurrentUser['seller']> }

/** What is left of the welcome banner on pages to work on: who is at work, and the way to the profile. */
function SellerMark({ seller }: Props) {
  return (
    <aside aria-label="Shop" className={styles['mark']}>
      <Link href={paths.sellerProfile()} title="Edit Profile">
        <Avatar of="company" name={seller.name} url={seller.logo_url} className={styles['logo']} />
        <span className="cut">{seller.name}</span>
        <span className="sr">, Edit Profile</span>
      </Link>
    </aside>
  )
}
