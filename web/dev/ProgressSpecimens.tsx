import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { ProgressSteps } from '#web/platform/ui/ProgressSteps.tsx'
import { Timeline } from '#web/platform/ui/Timeline.tsx'
import { TimeLeft } from '#web/platform/ui/times/TimeLeft.tsx'
import { Specimen } from './Specimen.tsx'

const HOUR_MS = 3_600_000
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

export function ProgressSpecimens() {
  return (
    <>
      <Specimen title="Progress, path, timeline">
        <div className="col g3">
          <ProgressBar label="Imported" done={58} of={100} />
          <ProgressBar label="Time used" done={76} of={100} tone="amber" />
          <ProgressBar label="Time used" done={95} of={100} tone="red" />
        </div>
        <ProgressSteps
          steps={[
            { label: 'Ordered', detail: 'Nov 19', state: 'done' },
            { label: 'Payment', detail: 'You pay', state: 'turn' },
            { label: 'Shipped', detail: 'Seller', state: 'ahead' },
            { label: 'Received', detail: 'You confirm', state: 'ahead' },
          ]}
        />
        <ProgressSteps
          steps={[
            { label: 'Ordered', detail: 'Nov 12', state: 'done' },
            { label: 'Paid', detail: 'Nov 13', state: 'done' },
            { label: 'Shipped', detail: 'Harrow & Pine ships', state: 'waiting' },
            { label: 'Received', detail: 'You confirm', state: 'ahead' },
          ]}
        />
        <ProgressSteps
          steps={[
            { label: 'Ordered', detail: 'Nov 2', state: 'done' },
            { label: 'Canceled', detail: 'Not paid in time', state: 'stopped' },
          ]}
        />
        <Timeline
          entries={[
            {
              key: 3,
              at: hoursFromNow(-2),
              tone: 'turn',
              content: (
                <>
                  <b>Tide Apothecary countered</b> $7,468.80
                </>
              ),
            },
            {
              key: 2,
              at: hoursFromNow(-24),
              tone: 'mine',
              content: (
                <>
                  <b>You countered</b> $7,152.00
                </>
              ),
            },
            {
              key: 1,
              at: hoursFromNow(-76),
              content: (
                <>
                  <b>You sent the offer</b> $6,950.40
                </>
              ),
            },
          ]}
        />
      </Specimen>
      <Specimen title="Time and disclosure">
        <div className="row wrap g6">
          <RelativeTime at={hoursFromNow(-2)} />
          <RelativeTime at={hoursFromNow(-2000)} />
          <TimeLeft until={hoursFromNow(19)} />
          <TimeLeft until={hoursFromNow(150)} />
          <DateTime at={hoursFromNow(24)} />
        </div>
        <Disclosure title="About Brand" open>
          Small-batch home fragrance from the Blue Ridge foothills.
        </Disclosure>
        <Disclosure title="Percent off MSRP" spread>
          Choices
        </Disclosure>
      </Specimen>
    </>
  )
}
