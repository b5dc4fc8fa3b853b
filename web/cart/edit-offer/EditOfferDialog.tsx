import type { FormEvent } from 'react'
import { totalWords } from '#market/freight/freight-of-offer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { MainAct } from '#web/platform/ui/dialogs/MainAct.tsx'
import { PriceTypoDialog } from '#web/platform/ui/prices/PriceTypoDialog.tsx'
import { useTypoQuestion } from '#web/platform/ui/prices/use-typo-question.ts'
import { UPDATE_FAILED, pricedLine } from '../cart.ts'
import { decisionWords } from '../decision/decision-words.ts'
import {
  asTyped,
  canSave,
  canSend,
  draftTotal,
  willBeBuyable,
  type DraftLine,
} from './edit-draft.ts'
import { EditOfferLine } from './EditOfferLine.tsx'
import styles from './EditOffer.module.css'
import { useEditOffer } from './use-edit-offer.ts'

type Props = {
  offer: Offer
  /** Sends or buys the saved offer. */
  onSend: (saved: Offer) => void
  onClose: () => void
}

/** Edits every line of one seller's part of the cart at once. */
export function EditOfferDialog({ offer, onSend, onClose }: Props) {
  const { drafts, change, save, isSaving, hasFailed } = useEditOffer(offer)
  const total = draftTotal(drafts)
  const typos = useTypoQuestion()

  function askAndSave(goOn: (answered: DraftLine[]) => void) {
    const priced = drafts.map((draft) => pricedLine(draft.line, asTyped(draft)))
    typos.ask(priced, (prices) =>
      goOn(drafts.map((draft, at) => ({ ...draft, unitPrice: prices[at] }))),
    )
  }
  async function saveOffer(answered: DraftLine[]) {
    if (await save(answered)) onClose()
  }
  async function send(answered: DraftLine[]) {
    const saved = await save(answered)
    if (!saved) return
    onClose()
    onSend(saved)
  }
  return (
    <Dialog open wide onClose={onClose} title={`Edit Offer to ${offer.seller_name}`}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          askAndSave((answered) => void saveOffer(answered))
        }}
      >
        <DialogBody className="col g4">
          {hasFailed && <Banner tone="red">{UPDATE_FAILED}</Banner>}
          <ul className={styles['lines']}>
            {drafts.map((draft) => (
              <EditOfferLine
                key={draft.line.id}
                draft={draft}
                onChange={(changed) => change(draft, changed)}
              />
            ))}
          </ul>
          <p className={styles['total']}>
            Offer total <output>{totalWords(total, offer.freight_missing)}</output>
          </p>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            disabled={isSaving || !canSend(drafts)}
            onClick={() => askAndSave((answered) => void send(answered))}
          >
            {decisionWords({ ...offer, buyable: willBeBuyable(drafts) }, total)}
          </Button>
          <MainAct type="submit" busy={isSaving} disabled={!isSaving && !canSave(offer, drafts)}>
            Save Offer
          </MainAct>
        </DialogFoot>
      </form>
      <PriceTypoDialog question={typos} />
    </Dialog>
  )
}
