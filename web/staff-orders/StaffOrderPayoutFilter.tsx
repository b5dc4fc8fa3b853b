import { RemovableChip } from '#web/platform/ui/RemovableChip.tsx'

type Props = {
  view: { payout?: number | undefined }
  onChange: (change: { payout: undefined }) => void
}

/** The payout whose orders staff look at, until it is taken off. */
export function StaffOrderPayoutFilter({ view, onChange }: Props) {
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
