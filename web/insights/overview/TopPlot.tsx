import type { Overview } from '#market/insights/overview.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { BarList } from '#web/platform/plots/BarList.tsx'
import { usdBrief } from '#web/platform/format/compact-numbers.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { usdWords } from '../money-words.ts'
import { narrowed } from '../insights-address.ts'
import { SavePlot } from './SavePlot.tsx'

type Props = { overview: Overview; search: Search; party: 'buyer' | 'seller' }

const TITLES = { seller: 'Top sellers by value', buyer: 'Top buyers by value' }

/** The companies with the largest orders of the period. */
export function TopPlot({ overview, search, party }: Props) {
  const traders = overview[party === 'seller' ? 'top_sellers' : 'top_buyers']
  const title = TITLES[party]
  return (
    <BarList
      title={title}
      bars={traders.map(({ user_id: userId, name, orders, value_cents: value }, place) => ({
        key: String(place),
        name,
        value,
        figure: usdBrief(value),
        note: orders === 1 ? '1 order' : `${quantityText(orders)} orders`,
        // A seller that staff created has no user to filter by.
        href:
          userId === null
            ? undefined
            : narrowed(search, 'orders', {
                ...overview.period.now,
                canceled: false,
                [`${party}_user_id`]: userId,
              }),
      }))}
      heads={[party === 'seller' ? 'Seller' : 'Buyer', 'Value', 'Orders', 'Value before']}
      cellsOf={(key) =>
        traders
          .filter((_, place) => String(place) === key)
          .flatMap((each) => [
            usdWords(each.value_cents),
            quantityText(each.orders),
            usdWords(each.value_cents_before),
          ])
      }
      tools={
        <SavePlot
          title={title}
          rows={() => [
            ['Name', 'Orders', 'Value', 'Value before'],
            ...traders.map((each) => [
              each.name,
              each.orders,
              (each.value_cents / 100).toFixed(2),
              (each.value_cents_before / 100).toFixed(2),
            ]),
          ]}
        />
      }
    >
      {traders.length === 0 && <p className="t13 muted">No orders in this period.</p>}
    </BarList>
  )
}
