import { useLocation } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Dot } from '#web/platform/ui/Dot.tsx'
import styles from './MainNav.module.css'
import { isCurrent, navLinks } from './nav-links.ts'
import { useAttention } from './use-attention.ts'

export function MainNav() {
  const links = navLinks(useViewer(), useAttention())
  const pathname = useLocation({ select: (location) => location.pathname })
  if (links.length === 0) return null

  return (
    <nav className={styles['nav']} aria-label="Main">
      {links.map(({ label, href, awaits }) => (
        <Link key={label} href={href} aria-current={isCurrent(href, pathname) ? 'page' : undefined}>
          {label}
          {awaits && <Dot label={awaits} />}
        </Link>
      ))}
    </nav>
  )
}
