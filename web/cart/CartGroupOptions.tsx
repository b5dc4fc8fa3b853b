import { MessageSquareText, Pencil } from 'lucide-react'
import type { Offer } from '#market/offers/offer-document.ts'
import { OfferShipsTo } from '#web/offers/details/OfferShipsTo.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import styles from './CartGroup.module.css'
import { consequenceWords } from './decision/decision-words.ts'
import { NoteToSeller } from './NoteToSeller.tsx'
import type { Note } from './use-note.ts'

type Props = {
  offer: Offer
  note: Note
  isWaiting: boolean
  onEditAll: () => void
}

/** The other actions of a group, and what its decision means. */
export function CartGroupOptions({ offer, note, isWaiting, onEditAll }: Props) {
  return (
    <div className={styles['words']}>
      {note.text !== undefined && (
        <NoteToSeller
          sellerName={offer.seller_name}
          text={note.text}
          onChange={note.write}
          onDrop={note.leaveOut}
        />
      )}
      <TextButton disabled={isWaiting} onClick={onEditAll}>
        <Pencil className="i-14" /> Edit Offer
      </TextButton>
      {note.text === undefined && (
        <TextButton onClick={() => note.write('')}>
          <MessageSquareText className="i-14" /> Add a note to the seller
        </TextButton>
      )}
      <OfferShipsTo offer={offer} viewer="buyer" />
      <span className={classes(styles['consequence'], offer.buyable && styles['buys'])}>
        {consequenceWords(offer)}
      </span>
    </div>
  )
}
