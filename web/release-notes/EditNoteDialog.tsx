import { releaseNoteForm, type StaffReleaseNote } from '#market/release-notes/release-note-api.ts'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { NoteFields } from './NoteFields.tsx'
import type { Readers } from './readers-words.ts'
import { useUpdateReleaseNote } from './staff-release-note-queries.ts'

type Props = { note: StaffReleaseNote; readers: Readers | undefined; onClose: () => void }

export function EditNoteDialog({ note, readers, onClose }: Props) {
  const { id, body, buyer, seller, is_shown: isShown, published_at: publishedAt } = note
  const update = useUpdateReleaseNote(id)
  const form = useSavedForm({
    schema: releaseNoteForm,
    start: { body, buyer, seller, ...(!isShown && { publish_at: publishedAt }) },
    send: (draft) => update.mutateAsync(draft),
    tell: () => toastSaved('Release note saved'),
    onSaved: onClose,
  })
  return (
    <FormDialog form={form} wide title="Edit release note" submitLabel="Save" onClose={onClose}>
      <NoteFields form={form} readers={readers} isShown={isShown} />
      {isShown && (
        <p className="t13 soft">Readers who already closed this note won’t see it again.</p>
      )}
    </FormDialog>
  )
}
