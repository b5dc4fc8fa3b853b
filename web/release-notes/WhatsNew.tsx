import { useState } from 'react'
import type { ReleaseNote } from '#market/release-notes/release-note.ts'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { longDay } from '#web/platform/format/long-day.ts'
import styles from './WhatsNew.module.css'
import { dismissReleaseNotes } from '#market/release-notes/release-note-api.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

type Props = { notes: readonly ReleaseNote[] }

/** Closing dismisses the notes it shows; when that fails, they show again later. */
export function WhatsNew({ notes }: Props) {
  const [shown] = useState(notes)
  const [isOpen, setIsOpen] = useState(true)
  const dismiss = useDismissReleaseNotes()

  function close() {
    setIsOpen(false)
    dismiss.mutate(shown[0]?.id)
  }
  return (
    <Dialog open={isOpen} onClose={close} title="What's new" closesOutside>
      <DialogBody>
        {shown.map(({ id, published_at: at, body }) => (
          <article key={id} className={styles['note']}>
            <time dateTime={at} className="t13 muted">
              {longDay(at)}
            </time>
            <p className={styles['body']}>{body}</p>
          </article>
        ))}
      </DialogBody>
    </Dialog>
  )
}

/** Nothing waits for the result: a note that could not be dismissed shows again with the next page load. */
const useDismissReleaseNotes = () =>
  useAction(
    (newestId: number | undefined) => call(dismissReleaseNotes, { body: { newest_id: newestId } }),
    {
      keep: (queries) =>
        queries.setQueryData(
          viewerQuery.queryKey,
          (viewer) => viewer && { ...viewer, release_notes: [] },
        ),
    },
  )
