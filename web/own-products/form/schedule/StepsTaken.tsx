import { formatUsd } from '#market/money.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'

type Step = OwnProduct['price_steps'][number]
type Props = { steps: readonly Step[] }

/** What the schedule did automatically, newest first. */
export function StepsTaken({ steps }: Props) {
  if (steps.length === 0) return null
  return (
    <section aria-label="Schedule history" className="col g2">
      <h3 className="t13">Schedule history</h3>
      <ul className="col g1">
        {steps.map((step) => (
          <li key={`${step.at} ${step.kind}`} className="t13 muted">
            {stepWords(step)} · <RelativeTime at={step.at} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function stepWords({ kind, days, percent, before_cents: before, after_cents: after }: Step) {
  if (kind === 'off_market') return days ? `Unlisted, ${days} days before` : 'Unlisted'
  if (kind === 'back') return 'Listed again'
  const prices =
    before !== null && after !== null ? `${formatUsd(before)} to ${formatUsd(after)}` : ''
  return percent === null
    ? `${prices}, the price you set`
    : `${prices}, ${percent}% at ${days} days`
}
