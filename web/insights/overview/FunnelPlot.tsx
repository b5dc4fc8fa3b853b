import { funnelStages } from '#market/insights/insight-scopes.ts'
import type { Overview } from '#market/insights/overview.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { BarList } from '#web/platform/plots/BarList.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { stageNames } from '../insight-words.ts'
import { narrowed } from '../insights-address.ts'
import { shareWords } from './figure-change-words.ts'
import { SavePlot } from './SavePlot.tsx'

type Props = { overview: Overview; search: Search }

const TITLE = 'Offer funnel'

/** How far the offers of the period have come. */
export function FunnelPlot({ overview: { funnel, period }, search }: Props) {
  const { now, before } = funnel
  return (
    <BarList
      title={TITLE}
      whole={now.draft}
      bars={funnelStages.map((stage) => ({
        key: stage,
        name: stageNames[stage],
        value: now[stage],
        figure: quantityText(now[stage]),
        note: shareWords(now[stage], now.draft),
        href: narrowed(search, 'offers', { ...period.now, reached: stage }),
      }))}
      heads={['Stage', 'Offers', 'Share', 'Previous period']}
      cellsOf={(key) =>
        funnelStages
          .filter((stage) => stage === key)
          .flatMap((stage) => [
            quantityText(now[stage]),
            shareWords(now[stage], now.draft),
            quantityText(before[stage]),
          ])
      }
      tools={
        <SavePlot
          title={TITLE}
          rows={() => [
            ['Stage', 'Offers', 'Offers before'],
            ...funnelStages.map((stage) => [stageNames[stage], now[stage], before[stage]]),
          ]}
        />
      }
    >
      <p className="t13 muted">Offers can be accepted without being countered.</p>
    </BarList>
  )
}
