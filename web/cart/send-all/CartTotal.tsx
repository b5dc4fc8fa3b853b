import { useId, useState } from 'react'
import { totalWords } from '#market/freight/freight-of-offer.ts'
import { sum } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { shortName } from '#web/offers/offer-words.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { totalWith, type EditedLine } from '../cart.ts'
import styles from './CartTotal.module.css'
import { DetailsOfAll } from './DetailsOfAll.tsx'
import { leftOutWords, readyOffers } from './ready-offers.ts'
import type { SentOffers } from './use-sent-offers.ts'

const SendAllDialog = laterDialog(async () => (await import('./SendAllDialog.tsx')).SendAllDialog)
const DIALOGS = [SendAllDialog]

type Props = { drafts: readonly Offer[]; edited: EditedLine | undefined; sending: SentOffers }

/** The total over all sellers, and one button that sends what is ready. */
export function CartTotal({ drafts, edited, sending }: Props) {
  const reasonId = useId()
  const [opened, setOpened] = useState<readonly Offer[]>()
  usePreloadOnFirstMove(DIALOGS, drafts.length > 1)
  const ready = readyOffers(drafts)
  const reason = edited ? `Finish editing ${shortName(edited.name)} to send.` : leftOutWords(drafts)
  return (
    <>
      {drafts.length > 1 && (
        <Card aria-label="Cart total">
          <div className={styles['bar']}>
            <div className="col">
              <span className="t13 muted">Cart total</span>
              <output className={styles['sum']}>
                {totalWords(
                  sum(drafts.map((offer) => totalWith(offer.offer_products, edited))),
                  drafts.some((offer) => offer.freight_missing),
                )}
              </output>
            </div>
            <p id={reasonId} className={classes(styles['reason'], 't13 muted')}>
              {reason}
            </p>
            <DetailsOfAll drafts={drafts} />
            {ready.length > 1 && (
              <Button
                size="large"
                disabled={edited !== undefined}
                aria-describedby={reasonId}
                onClick={() => setOpened(ready)}
              >
                Send all {ready.length} offers
              </Button>
            )}
          </div>
        </Card>
      )}
      {/* Stays open with what became of each when the cart is empty. */}
      {opened && (
        <SendAllDialog
          opened={opened}
          offers={drafts}
          sending={sending}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
