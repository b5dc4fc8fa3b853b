import { useAskForApproval } from '#web/approvals/approval-queries.ts'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useEditSeller } from './staff-seller-queries.ts'

/** Sets the fee of a seller; a large change needs the approval of a second administrator. */
export function useSetFee(sellerId: number) {
  const edit = useEditSeller(sellerId)
  const ask = useAskForApproval()

  function set(bps: number | null, { isLarge }: { isLarge: boolean }) {
    edit.reset()
    ask.reset()
    if (!isLarge)
      return edit.mutate({ platform_fee_bps: bps }, { onSuccess: () => toastSaved('Fee saved') })
    // Callbacks given to `mutate` would be lost: a new fee remounts the card.
    ask.mutateAsync({ act: 'fee', subject_id: sellerId, platform_fee_bps: bps }).then(
      ({ data }) => toastSaved(data.outcome ? 'Fee saved' : 'Sent for approval'),
      () => {},
    )
  }
  return {
    set,
    isBusy: edit.isPending || ask.isPending,
    problem: (edit.error ?? ask.error)?.message,
  }
}
