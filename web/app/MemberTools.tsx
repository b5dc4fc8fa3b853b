import type { CurrentUser } from '#market/accounts/current-user.ts'
import { roleOf } from '#web/accounts/role.ts'
import { CatalogueSearch } from '#web/catalogue/CatalogueSearch.tsx'
import { CartLink } from './CartLink.tsx'
import styles from './Header.module.css'
import { MainNav } from './MainNav.tsx'
import { UserMenu } from './UserMenu.tsx'

type Props = { viewer: CurrentUser }

export function MemberTools({ viewer }: Props) {
  const role = roleOf(viewer)
  return (
    <>
      <MainNav />
      {(role === 'buyer' || role === 'admin') && <CatalogueSearch className={styles['search']} />}
      <div className={styles['tools']}>
        {role === 'buyer' && <CartLink />}
        <UserMenu viewer={viewer} className="hide-s" />
      </div>
    </>
  )
}
