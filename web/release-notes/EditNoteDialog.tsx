import type { StaffReleaseNote } from '#market/release-notes/release-note-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { NoteFields } from './NoteFields.tsx'
import type { Readers } from './readers-words.ts'
import { useUpdateReleaseNote } from './staff-release-note-queries.ts'
import { type NoteDraft, useNoteForm } from './use-note-form.ts'

type Props = { note: StaffReleaseNote; readers: Readers | undefined; onClose: () => void }

export function EditNoteDialog({ note, readers, onClose }: Props) {
  const { id, body, buyer, seller, is_shown: isShown, published_at: publishedAt } = note
  const form = useNoteForm({
    body,
    buyer,
    seller,
    ...(!isShown && { publish_at: publishedAt }),
  })
  const update = useUpdateReleaseNote(id)
  const save = (draft: NoteDraft) =>
    update.mutate(draft, {
      onSuccess: () => {
        toastSaved('Release note saved')
        onClose()
      },
    })
  return (
    <Dialog open wide title="Edit release note" onClose={onClose}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <DialogBody className="col g4">
          {update.error && <Banner tone="red">{update.error.message}</Banner>}
          <NoteFields form={form} readers={readers} isShown={isShown} />
          {isShown && <p className="t13 soft">Who has closed this note does not see it again.</p>}
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={update.isPending}>
            Save
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
