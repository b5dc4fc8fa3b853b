import { Bookmark, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { useSaveForLater } from '#web/offers/offer-queries.ts'
import { refusalWords } from '#web/offers/offer-refusal-words.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import styles from './CartLines.module.css'
import { EditLineForm } from './EditLineForm.tsx'
import type { LineEditing } from '../use-line-editing.ts'
import { useRemoval } from '../use-removal.ts'

type Props = { offer: Offer; line: OfferProduct; editing: LineEditing }

export function LineActions({ offer, line, editing }: Props) {
  const remove = useRemoval()
  const saveForLater = useSaveForLater()
  const isEdited = editing.edited?.lineId === line.id
  const editButton = useFocusAfter(isEdited)
  const { name } = line.product

  if (isEdited) return <EditLineForm offer={offer} line={line} editing={editing} />
  const isWaiting = !!editing.edited || saveForLater.isPending
  return (
    <span className={styles['actions']}>
      <IconButton
        ref={editButton}
        look="small"
        label={`Edit ${name}`}
        disabled={isWaiting}
        onClick={() => editing.start({ offer, line })}
      >
        <Pencil />
      </IconButton>
      <IconButton
        look="small"
        label={`Save ${name} for later`}
        disabled={isWaiting}
        onClick={() =>
          saveForLater.mutate(
            { offer, line },
            { onError: (error) => toastProblem(refusalWords(error)) },
          )
        }
      >
        <Bookmark />
      </IconButton>
      <IconButton
        look="small"
        label={`Remove ${name}`}
        disabled={isWaiting}
        onClick={() => void remove({ offer, line })}
      >
        <Trash2 />
      </IconButton>
    </span>
  )
}

/** After an edit, returns the focus to the button that started it, unless another element took the focus. */
function useFocusAfter(isEdited: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(isEdited)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasEdited.current && !isEdited && isLost) button.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  return button
}
