import { useLocation } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { legalPageForm, type StaffLegalPage } from '#market/legal-pages/legal-page-api.ts'
import { legalPageNames, legalPageTitles } from '#market/legal-pages/legal-page.ts'
import { longDay } from '#web/platform/format/long-day.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useLegalPages, useSaveLegalPage } from './legal-page-queries.ts'
import { MarkdownText } from './MarkdownText.tsx'
import styles from './StaffLegalPages.module.css'

/** Where administrators write the pages that everybody can read. */
export function StaffLegalPages() {
  usePageTitle('Legal Pages')
  const { search } = useLocation()
  const open = legalPageNames.find((name) => name === search['page']) ?? legalPageNames[0]
  const { data: pages, error, refetch } = useLegalPages()
  const page = pages?.find(({ name }) => name === open)
  return (
    <main className="page">
      <PageHead
        title="Legal Pages"
        summary="Public pages, linked from the footer, the applications and unpaid orders."
      />
      <Tabs
        label="Legal pages"
        tabs={legalPageNames.map((name) => ({
          label: legalPageTitles[name],
          href: paths.adminLegalPages({ page: name }),
          current: name === open,
        }))}
      />
      {error && !pages && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!pages && !error && (
        <Loading label="Loading legal pages">
          <SkeletonRows rows={6} />
        </Loading>
      )}
      {page && <LegalPageForm key={page.name} page={page} />}
    </main>
  )
}

type Props = { page: StaffLegalPage }

function LegalPageForm({ page: { name, body, updated_at: updatedAt, updated_by: author } }: Props) {
  const save = useSaveLegalPage(name)
  const form = useSavedForm({
    schema: legalPageForm,
    start: { body },
    send: (text) => save.mutateAsync({ ...text, seen: updatedAt }),
    kept: ({ data }) => ({ body: data.body }),
    tell: () => toastSaved(`${legalPageTitles[name]} saved`),
  })
  const typed = useWatch({ control: form.control, name: 'body' })
  return (
    <Card padded className={styles['card']} aria-label={legalPageTitles[name]}>
      <form noValidate className={styles['form']} onSubmit={form.submit}>
        <UnsavedGuard isUnsaved={form.formState.isDirty} />
        <div className="col g4">
          {form.problem && <Banner tone="red">{form.problem}</Banner>}
          <Field
            {...form.field('body')}
            label="Text"
            hint="Markdown: # for a heading, - for a list, **bold**, [words](address)."
          >
            <TextArea rows={20} />
          </Field>
          <div className="row g3 wrap">
            <Button type="submit" kind="primary" busy={form.isSaving}>
              Save and publish
            </Button>
            <span className="t13 muted">
              {updatedAt
                ? `Saved ${longDay(updatedAt)}${author ? ` by ${author}` : ''}`
                : 'Not written yet'}
            </span>
            {updatedAt && (
              <Link className="t13" href={paths[name]()}>
                View page
              </Link>
            )}
          </div>
        </div>
        <div className="col g2">
          <p className="med">Preview</p>
          <div className={styles['preview']}>
            {typed ? (
              <MarkdownText text={typed} />
            ) : (
              <p className="muted">Your text appears here.</p>
            )}
          </div>
        </div>
      </form>
    </Card>
  )
}
