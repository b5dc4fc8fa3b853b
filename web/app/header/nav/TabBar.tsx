import { useLocation } from '@tanstack/react-router'
import { CircleUserRound } from 'lucide-react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Dot } from '#web/platform/ui/Dot.tsx'
import { AccountMenu } from '../AccountMenu.tsx'
import { isCurrent, navLinks } from './nav-links.ts'
import styles from './TabBar.module.css'
import { useAttention } from './use-attention.ts'

type Props = { viewer: CurrentUser }

/** The navigation of phones and narrow windows. */
export function TabBar({ viewer }: Props) {
  const links = navLinks(viewer, useAttention())
  const pathname = useLocation({ select: (location) => location.pathname })

  if (links.length === 0) return null

  return (
    <div className={styles['place']}>
      <nav className={styles['bar']} aria-label="Main, phone">
        {links.map(
          ({ label, short, href, awaits, icon: Icon }) =>
            short && (
              <Link
                key={label}
                href={href}
                aria-current={isCurrent(href, pathname) ? 'page' : undefined}
              >
                <Icon className="i-20" />
                {awaits && <Dot label={awaits} className={styles['dot']} />}
                <span className="cut">{short}</span>
              </Link>
            ),
        )}
        <AccountMenu
          viewer={viewer}
          trigger={
            <button type="button" className="only-s">
              <CircleUserRound className="i-20" />
              <span className="cut">Account</span>
            </button>
          }
        />
      </nav>
    </div>
  )
}
