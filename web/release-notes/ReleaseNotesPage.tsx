import { useLocation } from '@tanstack/react-router'
import type { StaffReleaseNote } from '#market/release-notes/release-note-api.ts'
import { Megaphone } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { wholeNumberIn } from '#market/whole-number-in.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { BeyondLastPage } from '#web/platform/ui/lists/BeyondLastPage.tsx'
import { Pagination } from '#web/platform/ui/lists/Pagination.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { ReleaseNoteForm } from './ReleaseNoteForm.tsx'
import styles from './ReleaseNotes.module.css'
import { useReleaseNotes } from './staff-release-note-queries.ts'
import { NoteCard } from './NoteCard.tsx'

/** Where staff publish notes for buyers and sellers, and read the scheduled and past ones. */
export function ReleaseNotesPage() {
  usePageTitle('Release Notes')
  const { search } = useLocation()
  const page = wholeNumberIn(search['page']) ?? 1
  const { data: notes, error, refetch } = useReleaseNotes(page)
  const scheduled = notes?.data.filter(isScheduled) ?? []
  const past = notes?.data.filter((note) => !isScheduled(note))
  return (
    <main className="page">
      <PageHead
        title="Release Notes"
        summary="What’s new opens once for each reader, with the notes since their last visit."
      />
      <ReleaseNoteForm readers={notes?.readers} />
      {scheduled.length > 0 && (
        <section className={styles['past']} aria-label="Scheduled notes">
          <h2>Scheduled notes</h2>
          {scheduled.map((note) => (
            <NoteCard key={note.id} note={note} readers={notes?.readers} />
          ))}
        </section>
      )}
      <section className={styles['past']} aria-label="Past notes">
        <h2>Past notes</h2>
        {error && !notes && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
        {!notes && !error && (
          <Loading label="Loading release notes">
            <SkeletonRows rows={3} />
          </Loading>
        )}
        {notes?.data.length === 0 &&
          (page > notes.meta.total_pages ? (
            <BeyondLastPage icon={Megaphone} lastHref={hrefOf(notes.meta.total_pages)} />
          ) : (
            <EmptyState icon={Megaphone} title="No release notes yet" />
          ))}
        {past?.length === 0 && scheduled.length > 0 && (
          <p className="t13 muted">No notes have been shown yet.</p>
        )}
        {past?.map((note) => (
          <NoteCard key={note.id} note={note} readers={notes?.readers} />
        ))}
        {notes && <Pagination page={page} totalPages={notes.meta.total_pages} hrefOf={hrefOf} />}
      </section>
    </main>
  )
}

/** Still to be shown, and not withdrawn. */
const isScheduled = (note: StaffReleaseNote) => !note.is_shown && note.withdrawn_at === null

const hrefOf = (page: number) => paths.adminReleaseNotes({ page })
