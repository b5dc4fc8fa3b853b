import { useState, type FormEvent } from 'react'
import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { useEditLine } from '#web/offers/offer-queries.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/DialogFoot.tsx'
import { canSave, changedLines, draftLines, draftTotal } from './edit-draft.ts'
import { EditOfferLine } from './EditOfferLine.tsx'
import styles from './EditOffer.module.css'
import { UPDATE_FAILED } from './update-failed.ts'

type Props = { offer: Offer; onClose: () => void }

/** Every line of one seller's part of the cart at once. */
export function EditOfferDialog({ offer, onClose }: Props) {
  const [drafts, setDrafts] = useState(() => draftLines(offer))
  const [isSaving, setIsSaving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const edit = useEditLine()

  async function save(event: FormEvent) {
    event.preventDefault()
    setIsSaving(true)
    setHasFailed(false)
    try {
      for (const { line, to } of changedLines(drafts)) await edit.mutateAsync({ offer, line, to })
      onClose()
    } catch {
      setHasFailed(true)
    }
    setIsSaving(false)
  }
  return (
    <Dialog open wide onClose={onClose} title={`Edit Offer to ${offer.seller_name}`}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogBody className="col g4">
          {hasFailed && <Banner tone="red">{UPDATE_FAILED}</Banner>}
          <ul className={styles['lines']}>
            {drafts.map((draft) => (
              <EditOfferLine
                key={draft.line.id}
                draft={draft}
                onChange={(changed) =>
                  setDrafts(drafts.map((each) => (each === draft ? { ...each, ...changed } : each)))
                }
              />
            ))}
          </ul>
          <p className={styles['total']}>
            Offer total <output>{formatUsd(draftTotal(drafts))}</output>
          </p>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            kind="primary"
            busy={isSaving}
            disabled={!isSaving && !canSave(offer, drafts)}
          >
            Save Offer
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
