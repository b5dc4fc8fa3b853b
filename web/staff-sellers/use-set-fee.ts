import { useAskForApproval } from '#web/approvals/approval-queries.ts'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useEditSeller } from './staff-seller-queries.ts'

/** Sets the fee of a seller, or asks a second administrator for one that is far from what it is. */
export function useSetFee(sellerId: number) {
  const edit = useEditSeller(sellerId)
  const ask = useAskForApproval()

  function set(bps: number | null, { isLarge }: { isLarge: boolean }) {
    edit.reset()
    ask.reset()
    if (!isLarge)
      return edit.mutate({ platform_fee_bps: bps }, { onSuccess: () => toastSaved('Fee saved') })
    // What `mutate` is given would go with the card, which begins anew with another fee.
    ask.mutateAsync({ act: 'fee', subject_id: sellerId, platform_fee_bps: bps }).then(
      ({ data }) => toastSaved(data.outcome ? 'Fee saved' : 'A second administrator is asked'),
      () => {},
    )
  }
  return {
    set,
    isBusy: edit.isPending || ask.isPending,
    problem: (edit.error ?? ask.error)?.message,
  }
}
