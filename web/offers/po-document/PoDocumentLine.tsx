import { useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { poDocumentWords } from './po-document-words.ts'
import { type OfOffer, useDownloadPoDocument } from './po-document-queries.ts'
import styles from './PoDocumentLine.module.css'

const PoDocumentDialog = laterDialog(
  async () => (await import('./PoDocumentDialog.tsx')).PoDocumentDialog,
)
const RemovePoDocumentDialog = laterDialog(
  async () => (await import('./RemovePoDocumentDialog.tsx')).RemovePoDocumentDialog,
)
const DIALOGS = [PoDocumentDialog, RemovePoDocumentDialog]

type Props = { offer: OfOffer; viewer: Party; mayChange: boolean }

/** The buyer's purchase order as a file: both sides download it, its buyer changes it. */
export function PoDocumentLine({ offer, viewer, mayChange }: Props) {
  usePreloadOnFirstMove(DIALOGS, mayChange)
  const [opened, setOpened] = useState<'save' | 'removal'>()
  const { run: download } = useDownloadPoDocument()
  const { po_document: document } = offer
  const close = () => setOpened(undefined)
  if (!document && !mayChange) return null
  return (
    <div className={`row wrap t13 no-print ${styles['line']}`}>
      {document ? (
        <>
          <span>
            {viewer === 'buyer' ? 'Your PO document' : 'Buyer’s PO document'}:{' '}
            {poDocumentWords(document)}
          </span>
          <TextButton onClick={() => void download(offer.id)}>Download PO document</TextButton>
          {mayChange && (
            <>
              <TextButton onClick={() => setOpened('save')}>Replace PO document</TextButton>
              <TextButton onClick={() => setOpened('removal')}>Remove PO document</TextButton>
            </>
          )}
        </>
      ) : (
        <TextButton onClick={() => setOpened('save')}>Add PO document</TextButton>
      )}
      {opened === 'save' && <PoDocumentDialog offer={offer} onClose={close} />}
      {opened === 'removal' && <RemovePoDocumentDialog offer={offer} onClose={close} />}
    </div>
  )
}
