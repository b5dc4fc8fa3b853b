import { paths } from '#web/platform/navigation/paths.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { titleOf, type SectionId } from './account-sections.ts'
import styles from './AccountNav.module.css'
import { useSectionInView } from './use-section-in-view.ts'

type Props = { sections: readonly SectionId[] }

/** The parts of the page; next to it on wide screens. */
export function AccountNav({ sections }: Props) {
  const current = useSectionInView(sections)
  return (
    <nav className={styles['nav']} aria-label="Account sections">
      {sections.map((id) => (
        <Link
          key={id}
          href={`${paths.account()}#${id}`}
          replace
          resetScroll={false}
          aria-current={id === current ? 'location' : undefined}
        >
          {titleOf(id)}
        </Link>
      ))}
    </nav>
  )
}
