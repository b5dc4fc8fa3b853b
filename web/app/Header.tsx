import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { CatalogueSearch } from '#web/catalogue/CatalogueSearch.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Brand } from './Brand.tsx'
import { CartLink } from './CartLink.tsx'
import styles from './Header.module.css'
import { MainNav } from './MainNav.tsx'
import { UserMenu } from './UserMenu.tsx'

export function Header() {
  const viewer = useViewer()
  const role = roleOf(viewer)
  return (
    <header className={styles['bar']}>
      <div className={styles['inside']}>
        <Brand />
        <MainNav />
        {(role === 'buyer' || role === 'admin') && <CatalogueSearch className={styles['search']} />}
        <div className={styles['tools']}>
          {role === 'buyer' && <CartLink />}
          {viewer ? (
            <UserMenu viewer={viewer} className="hide-s" />
          ) : (
            <>
              <ButtonLink kind="quiet" href={paths.signIn()}>
                Sign In
              </ButtonLink>
              <ButtonLink kind="primary" href={paths.signIn()}>
                Start Buying
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </header>
  )
}
