import { MessageSquareText, Pencil } from 'lucide-react'
import type { Offer } from '#market/offers/offer-document.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import styles from './CartGroup.module.css'
import { NoteToSeller } from './NoteToSeller.tsx'

type Props = {
  offer: Offer
  /** Goes with the offer; undefined until one wants to write it. */
  note: string | undefined
  onNote: (note: string | undefined) => void
  isWaiting: boolean
  onEditAll: () => void
}

/** What else can be done with a group, and what its decision means. */
export function CartWords({ offer, note, onNote, isWaiting, onEditAll }: Props) {
  const isNoting = note !== undefined && !offer.buyable
  return (
    <div className={styles['words']}>
      {isNoting && (
        <NoteToSeller
          sellerName={offer.seller_name}
          note={note}
          onChange={onNote}
          onDrop={() => onNote(undefined)}
        />
      )}
      <TextButton disabled={isWaiting} onClick={onEditAll}>
        <Pencil className="i-14" /> Edit Offer
      </TextButton>
      {offer.buyable && (
        <span className="muted">Buy Now makes the order at once and takes you to payment.</span>
      )}
      {!offer.buyable && !isNoting && (
        <TextButton onClick={() => onNote('')}>
          <MessageSquareText className="i-14" /> Add a note to the seller
        </TextButton>
      )}
    </div>
  )
}
