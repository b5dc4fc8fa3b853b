import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { BulkBanner } from '../bulk/BulkBanner.tsx'
import styles from './OwnProductGrid.module.css'
import type { Doing } from './use-product-actions.ts'

const BulkDialog = laterDialog(async () => (await import('../bulk/BulkDialog.tsx')).BulkDialog)
const DuplicateDialog = laterDialog(
  async () => (await import('../bulk/DuplicateDialog.tsx')).DuplicateDialog,
)
const DIALOGS = [BulkDialog, DuplicateDialog]

type Props = { doing: Doing; onDone: () => void }

/** What is being asked of products, and what came of the last of it. */
export function ProductDialogs({ doing, onDone }: Props) {
  const { asked, done, copied } = doing
  usePreloadOnFirstMove(DIALOGS)
  return (
    <>
      {done && (
        <div className={styles['done']}>
          <BulkBanner key={done.undo} done={done} onDismiss={doing.dismiss} />
        </div>
      )}
      {asked && (
        <BulkDialog
          asked={asked}
          onClose={doing.close}
          onDone={(result) => {
            doing.tell(result)
            onDone()
          }}
        />
      )}
      {copied && <DuplicateDialog product={copied} onClose={doing.close} />}
    </>
  )
}
