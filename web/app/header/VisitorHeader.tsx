import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import styles from './Header.module.css'
import nav from './nav/MainNav.module.css'

export function VisitorHeader() {
  return (
    <>
      <nav className={nav['nav']} aria-label="Main">
        <Link href={`${paths.home()}#how`}>How it works</Link>
        <Link href={`${paths.home()}#catalogue`}>Catalog</Link>
        <Link href={`${paths.home()}#sellers`}>For sellers</Link>
        <Link href={paths.samples()}>Samples</Link>
      </nav>
      <div className={styles['tools']}>
        <ButtonLink kind="quiet" href={paths.signIn()}>
          Sign In
        </ButtonLink>
        <ButtonLink kind="primary" href={paths.signUp()}>
          Sign Up
        </ButtonLink>
      </div>
    </>
  )
}
