import { formatUsd } from '#market/money.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'

type Step = OwnProduct['price_steps'][number]
type Props = { steps: readonly Step[] }

/** What the schedule did automatically, newest first. */
export function StepsTaken({ steps }: Props) {
  if (steps.length === 0) return null
  return (
    <section aria-label="What the schedule did" className="col g2">
      <h3 className="t13">What the schedule did</h3>
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
  if (kind === 'off_market') return days ? `Off the market, ${days} days before` : 'Off the market'
  if (kind === 'back') return 'Back on the market'
  const prices =
    before !== null && after !== null ? `${formatUsd(before)} to ${formatUsd(after)}` : ''
  return percent === null
    ? `${prices}, the price you set`
    : `${prices}, ${percent}% at ${days} days`
}
