import { useWatch } from 'react-hook-form'
import { releaseNoteForm } from '#market/release-notes/release-note-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { longDay } from '#web/platform/format/long-day.ts'
import { NoteFields } from './NoteFields.tsx'
import type { Readers } from './readers-words.ts'
import styles from './ReleaseNotes.module.css'
import { useCreateReleaseNote } from './staff-release-note-queries.ts'

const EMPTY_NOTE = { body: '', buyer: false, seller: false, publish_at: null }

type Props = { readers: Readers | undefined }

export function ReleaseNoteForm({ readers }: Props) {
  const create = useCreateReleaseNote()
  const form = useSavedForm({
    schema: releaseNoteForm,
    start: EMPTY_NOTE,
    send: (note) => create.mutateAsync(note),
    kept: () => EMPTY_NOTE,
    tell: () => toastSaved('Release Note Created!'),
  })
  const body = useWatch({ control: form.control, name: 'body' })
  const publishAt = useWatch({ control: form.control, name: 'publish_at' })
  const now = useNow()

  return (
    <Card padded className={styles['card']} aria-label="New Release Note">
      <form noValidate className={styles['form']} onSubmit={form.submit}>
        <div className="col g4">
          <h2>New Release Note</h2>
          {form.problem && <Banner tone="red">{form.problem}</Banner>}
          <NoteFields form={form} readers={readers} />
          <div>
            <Button type="submit" kind="primary" busy={form.isSaving}>
              Create release note
            </Button>
          </div>
        </div>
        <div className="col g2">
          <p className="med">Preview</p>
          <div className={styles['preview']}>
            <h3>What&apos;s new</h3>
            <p className="t13 muted">{longDay(publishAt ?? now.toISOString())}</p>
            <p className={styles['body']}>
              {body || <span className="muted">Your note appears here.</span>}
            </p>
          </div>
        </div>
      </form>
    </Card>
  )
}
