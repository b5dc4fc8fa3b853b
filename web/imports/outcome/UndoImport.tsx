import { useState } from 'react'
import type { ImportSummary } from '#market/imports/imported-csv-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useUndoImport } from '../import-queries.ts'

type Props = {
  summary: Pick<ImportSummary, 'key' | 'undo_until' | 'file_name'>
  onUndone: () => void
}

/** Takes an import back, when the seller has read what that means. */
export function UndoImport({ summary, onUndone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const undo = useUndoImport(summary.key)
  if (summary.undo_until === null) return null

  function close() {
    undo.reset()
    setAsking(false)
  }
  function confirm() {
    undo.mutate(undefined, {
      onSuccess: () => {
        close()
        toast('Import undone')
        onUndone()
      },
    })
  }
  return (
    <>
      <Button size="small" kind="quiet" onClick={() => setAsking(true)}>
        Undo import
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Undo this import?"
        confirmLabel="Yes, undo import"
        cancelLabel="No, keep it"
        danger
        busy={undo.isPending}
        onConfirm={confirm}
        onClose={close}
      >
        <p>
          Removes the products {summary.file_name} added and restores the ones it changed. Edits you
          made later are kept.
        </p>
        {undo.error && (
          <p role="alert" className="red">
            {undo.error.message}
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}
