import type { Erasure } from '#market/people/erasure.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'
import { erasureReasonWords } from '#market/people/erasure.ts'

type Props = { erasure: Erasure | null }

/** Says that a person's data was erased, or how far the erasure is. */
export function ErasureProgress({ erasure }: Props) {
  if (!erasure) return null
  const { finished_at: finishedAt, steps_done: done, steps, reason } = erasure
  return (
    <Banner tone="info">
      <div className="col g2">
        {finishedAt ? (
          <span>
            The data of this person was erased on <DateTime at={finishedAt} />.{' '}
            {erasureReasonWords[reason]}.
          </span>
        ) : (
          <>
            <span>The account is closed, and its data is being erased.</span>
            <ProgressBar label="Parts erased" done={done} of={steps} />
          </>
        )}
      </div>
    </Banner>
  )
}
