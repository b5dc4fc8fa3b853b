import { RemovableChip } from '#web/platform/ui/RemovableChip.tsx'

type Props = {
  view: { payout?: number | undefined }
  onChange: (change: { payout: undefined }) => void
}

/** The payout whose orders are shown, until it is taken off. */
export function PayoutFilter({ view, onChange }: Props) {
  if (view.payout === undefined) return null
  return (
    <span className="row">
      <RemovableChip
        label={`Payout No. ${view.payout}`}
        onRemove={() => onChange({ payout: undefined })}
      />
    </span>
  )
}
