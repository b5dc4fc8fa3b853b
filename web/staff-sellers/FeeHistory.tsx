import { Timeline } from '#web/platform/ui/Timeline.tsx'
import { feeWords } from './fee.ts'
import { useFeeChanges } from './staff-seller-queries.ts'

type Props = { sellerId: number; standard: number }

/** Every fee the seller has had, the last change first; nothing while there was none. */
export function FeeHistory({ sellerId, standard }: Props) {
  const { data: changes = [] } = useFeeChanges(sellerId)
  if (changes.length === 0) return null
  const words = (bps: number | null) =>
    bps === null ? `standard (${feeWords(standard)})` : feeWords(bps)
  return (
    <div className="col g2">
      <h3 className="t13 med">Fee history</h3>
      <Timeline
        entries={changes.map(({ id, at, by, before_bps: before, after_bps: after }) => ({
          key: id,
          at,
          content: (
            <>
              {words(before)} → <b>{words(after)}</b>
              {by && <> by {by}</>}
            </>
          ),
        }))}
      />
    </div>
  )
}
