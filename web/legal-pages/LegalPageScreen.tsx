import { useLocation } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import {
  legalPageNames,
  legalPageTitles,
  type LegalPageName,
} from '#market/legal-pages/legal-page.ts'
import { longDay } from '#web/platform/format/long-day.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { useLegalPage } from './legal-page-queries.ts'
import { MarkdownText } from './MarkdownText.tsx'

/** The terms, the privacy policy, or how to reach Lotline; the address says which. */
export function LegalPageScreen() {
  const { pathname } = useLocation()
  const name = legalPageNames.find((each) => paths[each]() === pathname)
  return name ? <LegalText key={name} name={name} /> : null
}

function LegalText({ name }: { name: LegalPageName }) {
  const title = legalPageTitles[name]
  usePageTitle(title)
  const { data: page, error, refetch } = useLegalPage(name)
  return (
    <main className="page">
      <PageHead
        title={title}
        summary={page?.updated_at && `Last updated ${longDay(page.updated_at)}`}
      />
      {error && !page && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!page && !error && (
        <Loading label={`Loading ${title}`}>
          <SkeletonRows rows={8} />
        </Loading>
      )}
      {page?.body === '' && (
        <EmptyState icon={FileText} title="This page hasn’t been written yet." />
      )}
      {page && page.body !== '' && <MarkdownText text={page.body} />}
    </main>
  )
}
