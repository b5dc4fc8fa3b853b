import type { Party } from '#market/accounts/viewer.ts'
import { otherParty } from '#market/offers/offer-history.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { ConfirmDialog } from '#web/platform/ui/ConfirmDialog.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts.ts'
import { useWithdrawOffer } from './offer-queries.ts'
import { counterpartyOf } from './offer-words.ts'
import { refusalWords } from './refusal-words.ts'

type Props = { offer: Offer; viewer: Party; onClose: () => void }

export function WithdrawDialog({ offer, viewer, onClose }: Props) {
  const { mutateAsync, isPending } = useWithdrawOffer()

  async function withdraw() {
    try {
      await mutateAsync(offer)
      toast(`${offer.offer_number} is withdrawn`)
    } catch (error) {
      toastProblem(refusalWords(error))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Withdraw ${offer.offer_number}?`}
      confirmLabel="Yes, withdraw"
      cancelLabel="Keep it"
      busy={isPending}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      <p>
        The offer ends, and {counterpartyOf(offer, viewer)} can’t accept or counter it any more.
        {viewer === 'buyer'
          ? ' Its lots are free for a new offer of yours.'
          : ` A new offer can only come from the ${otherParty(viewer)}.`}
      </p>
    </ConfirmDialog>
  )
}
