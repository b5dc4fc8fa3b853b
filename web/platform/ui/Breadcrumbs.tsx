import { ChevronRight } from 'lucide-react'
import { Link } from '#web/platform/navigation/Link.tsx'
import styles from './Breadcrumbs.module.css'

type Props = {
  /** From the top down. */
  trail: readonly { label: string; href: string }[]
  here: string
}

export function Breadcrumbs({ trail, here }: Props) {
  return (
    <nav className={styles['crumbs']} aria-label="Breadcrumbs">
      <ol>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
            <ChevronRight className="i-14" />
          </li>
        ))}
        <li aria-current="page" title={here}>
          <span className="cut">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
