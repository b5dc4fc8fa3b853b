import { formatUsdShort, cents } from '#market/money.ts'
import { quantityBrief, usdBrief } from '#web/platform/format/compact-numbers.ts'
import { TimePlot } from '#web/platform/plots/TimePlot.tsx'
import { TrendLine } from '#web/platform/plots/TrendLine.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Specimen } from './Specimen.tsx'

const VALUES = [148, 172, 166, 204, 198, 241, 232, 270, 262, 318, 306, 352]
const POINTS = VALUES.map((thousands, week) => ({
  key: `${week}`,
  name: `Week ${week + 1}`,
  mark: `W ${week + 1}`,
  value: thousands * 1_000_00,
  before: (110 + 11 * week) * 1_000_00,
}))

export function PlotSpecimens() {
  return (
    <Specimen title="Plots">
      <TrendLine label="Orders, rising" values={VALUES} />
      <Card padded>
        <TimePlot
          title="Value over time"
          points={POINTS}
          figure={(amount) => formatUsdShort(cents(amount))}
          brief={usdBrief}
        />
      </Card>
      <Card padded>
        <TimePlot
          title="A single day"
          points={[{ key: 'a', name: 'Today', mark: 'Today', value: 2 }]}
          figure={quantityText}
          brief={quantityBrief}
        />
      </Card>
    </Specimen>
  )
}
