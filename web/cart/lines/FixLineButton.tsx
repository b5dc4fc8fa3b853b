import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { useEditLine } from '#web/offers/offer-queries.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { UPDATE_FAILED } from '../cart.ts'
import type { LineFix } from '../line-trouble.ts'
import { useRemoval } from '../use-removal.ts'

type Props = { offer: Offer; line: OfferProduct; fix: LineFix; isWaiting: boolean }

/** Corrects a line whose product has changed. */
export function FixLineButton({ offer, line, fix, isWaiting }: Props) {
  const edit = useEditLine()
  const remove = useRemoval()
  if (fix.kind === 'remove')
    return (
      <TextButton disabled={isWaiting} onClick={() => void remove({ offer, line })}>
        Remove
      </TextButton>
    )
  return (
    <TextButton
      disabled={isWaiting || edit.isPending}
      onClick={() =>
        edit.mutate({ offer, line, to: fix.to }, { onError: () => toastProblem(UPDATE_FAILED) })
      }
    >
      {fix.label}
    </TextButton>
  )
}
