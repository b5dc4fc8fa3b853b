import { useLocation } from '@tanstack/react-router'
import { ChevronDown, Download, FileSpreadsheet, Funnel } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { SearchBox } from '#web/platform/ui/fields/SearchBox.tsx'
import {
  filterOf,
  type SectionName,
  sectionOf,
  sectionShowing,
  toggled,
  withoutFilter,
} from '../insights-address.ts'
import styles from './Section.module.css'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { scopeWords } from './scope-words.ts'

type Props = {
  search: Search
  name: SectionName
  title: string
  /** The total count: "1,284". */
  count: string | undefined
  /** A second figure: "12 onboarded". */
  figures?: readonly string[] | undefined
  /** The current sort, and the choices. */
  sort: string
  sorts: readonly { label: string; sort: string }[]
  /** The address of the export. */
  file: string
  children: ReactNode
}

/** Opens and closes; its rows are fetched only while it is open. */
export function Section(props: Props) {
  const { search, name, title, count, figures = [], sort, sorts, file, children } = props
  const go = useShowAt()
  const { hash } = useLocation()
  const { isOpen, search: text } = sectionOf(search, name)
  return (
    <Card id={name} aria-label={title} className={styles['section']}>
      <header className={styles['head']}>
        <h2 tabIndex={-1} data-arrival={hash === name || undefined}>
          <button type="button" aria-expanded={isOpen} onClick={() => go(toggled(search, name))}>
            <ChevronDown />
            {title} <span className={styles['count']}>{count}</span>
          </button>
        </h2>
        <p className="t13 muted tnum">{figures.join(' · ')}</p>
        <AdminsOnly>
          <span className={`row g3 ${styles['files']}`}>
            <a href={file} className={styles['file']}>
              <Download /> Download CSV
            </a>
            <a href={asWorkbook(file)} className={styles['file']}>
              <FileSpreadsheet /> Excel
            </a>
          </span>
        </AdminsOnly>
      </header>
      {isOpen && (
        <>
          <div className={styles['tools']}>
            <nav className="row g3 t13" aria-label={`Sort ${title}`}>
              {sorts.map((each) => (
                <Link
                  key={each.label}
                  href={sectionShowing(search, name, { sort: each.sort })}
                  replace
                  resetScroll={false}
                  aria-current={each.sort === sort ? 'true' : undefined}
                >
                  {each.label}
                </Link>
              ))}
            </nav>
            <FilterChip search={search} scope={filterOf(search, name)} title={title} />
            <SearchBox
              label={`Search ${title.toLowerCase()}`}
              value={text}
              onSearch={(wanted) => go(sectionShowing(search, name, { text: wanted }))}
              className={styles['search']}
            />
          </div>
          {children}
        </>
      )}
    </Card>
  )
}

type FilterChipProps = { search: Search; scope: string | undefined; title: string }

/** The filter that a press on a plot set, and the button that removes it. */
function FilterChip({ search, scope, title }: FilterChipProps) {
  const showAt = useShowAt()
  if (scope === undefined) return null
  return (
    <output className={styles['chip']}>
      <Funnel className="i-14" />
      <span>
        {title} {scopeWords(scope)}, from a chart
      </span>
      <TextButton onClick={() => showAt(withoutFilter(search))}>Clear</TextButton>
    </output>
  )
}

const asWorkbook = (file: string) => `${file}${file.includes('?') ? '&' : '?'}format=xlsx`
