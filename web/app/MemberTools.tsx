import type { CurrentUser } from '#market/accounts/current-user.ts'
import { roleOf } from '#web/accounts/role.ts'
import { CatalogueSearch } from '#web/catalogue/CatalogueSearch.tsx'
import { NotificationBell } from '#web/notifications/NotificationBell.tsx'
import { PaletteHint } from '#web/palette/PaletteHint.tsx'
import { AttentionTitle } from './AttentionTitle.tsx'
import { CartLink } from './CartLink.tsx'
import styles from './Header.module.css'
import { MainNav } from './MainNav.tsx'
import { UserMenu } from './UserMenu.tsx'

type Props = { viewer: CurrentUser }

/** Who does not use the product yet has only a way to leave. */
export function MemberTools({ viewer }: Props) {
  const role = roleOf(viewer)
  if (role === 'applicant')
    return (
      <div className={styles['tools']}>
        <UserMenu viewer={viewer} />
      </div>
    )
  if (role === 'subscriber')
    return (
      <>
        <MainNav />
        <div className={styles['tools']}>
          <UserMenu viewer={viewer} className="hide-s" />
        </div>
      </>
    )
  return (
    <>
      <MainNav />
      {(role === 'buyer' || role === 'admin') && <CatalogueSearch className={styles['search']} />}
      <div className={styles['tools']}>
        <PaletteHint />
        <NotificationBell />
        {role === 'buyer' && <CartLink />}
        <UserMenu viewer={viewer} className="hide-s" />
      </div>
      <AttentionTitle />
    </>
  )
}
