import { useEffect, useEffectEvent, type FormEvent } from 'react'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { lineProblems, type Line } from '#market/offers/offer-line.ts'
import { useEditLine } from '#web/offers/offer-queries.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { PriceTypoDialog } from '#web/platform/ui/prices/PriceTypoDialog.tsx'
import { useTypoQuestion } from '#web/platform/ui/prices/use-typo-question.ts'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { filledIn, listingOf, pricedLine, UPDATE_FAILED } from '../cart.ts'
import styles from './CartLines.module.css'
import { editFormId } from '../use-line-editing.ts'
import type { LineEditing } from '../use-line-editing.ts'

type Props = { offer: Offer; line: OfferProduct; editing: LineEditing }

/** Saves or cancels the edit of a line, as Enter and Escape do. */
export function EditLineForm({ offer, line, editing: { edited, change, stop } }: Props) {
  const { mutateAsync, isPending } = useEditLine()
  const typos = useTypoQuestion()
  useEscape(() => !typos.asked && stop())
  if (!edited) return null
  const to = filledIn(edited, line)
  const isChanged = to.quantity !== line.quantity || to.unitPrice !== line.unit_price
  const canSave = isChanged && lineProblems(to, listingOf(line)).length === 0

  function askAndSave(event: FormEvent) {
    event.preventDefault()
    if (!canSave || isPending) return
    typos.ask([pricedLine(line, to)], ([unitPrice = to.unitPrice]) => {
      change({ unitPrice })
      void save({ ...to, unitPrice })
    })
  }
  async function save(toSave: Line) {
    try {
      await mutateAsync({ offer, line, to: toSave })
      stop()
    } catch {
      toastProblem(UPDATE_FAILED)
    }
  }
  return (
    <form id={editFormId(line.id)} className={styles['actions']} onSubmit={askAndSave}>
      <Button type="submit" size="small" kind="primary" busy={isPending} disabled={!canSave}>
        Save
      </Button>
      <Button size="small" kind="quiet" onClick={stop}>
        Cancel
      </Button>
      <PriceTypoDialog question={typos} />
    </form>
  )
}

function useEscape(act: () => void) {
  const escape = useEffectEvent(act)
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
