import { BulkBanner } from '../bulk/BulkBanner.tsx'
import { BulkDialog } from '../bulk/BulkDialog.tsx'
import { DuplicateDialog } from '../bulk/DuplicateDialog.tsx'
import styles from './OwnProductGrid.module.css'
import type { Doing } from './use-product-actions.ts'

type Props = { doing: Doing; onDone: () => void }

/** What is being asked of products, and what came of the last of it. */
export function ProductDialogs({ doing, onDone }: Props) {
  const { asked, done, copied } = doing
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
