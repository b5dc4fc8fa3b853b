import { categoryName } from '#market/categories.ts'
import type { Overview } from '#market/insights/overview.ts'
import { cents, formatUsdShort } from '#market/money.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { BarList } from '#web/platform/plots/BarList.tsx'
import { usdBrief } from '#web/platform/format/compact-numbers.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { narrowed } from '../insights-address.ts'
import { shareWords } from './figure-change-words.ts'
import { SavePlot } from './SavePlot.tsx'

type Props = { overview: Overview; search: Search }

const TITLE = 'Sell-through by category'

/** How many of the available units were sold. */
export function CategoriesPlot({ overview: { sell_through: categories, period }, search }: Props) {
  const shelves = categories.map((each) => ({
    ...each,
    name: categoryName(each.category),
    all: each.sold_units + each.left_units,
    allBefore: each.sold_units_before + each.left_units_before,
  }))
  return (
    <BarList
      title={TITLE}
      bars={shelves.map(({ category, name, sold_units: sold, all, value_cents: value }) => ({
        key: category,
        name,
        value: all === 0 ? 0 : sold / all,
        figure: shareWords(sold, all),
        note: usdBrief(value),
        href: narrowed(search, 'orders', { ...period.now, canceled: false, category }),
      }))}
      heads={['Category', 'Sell-through', 'Units sold', 'Units left', 'Value', 'Before']}
      cellsOf={(key) =>
        shelves
          .filter(({ category }) => category === key)
          .flatMap((each) => [
            shareWords(each.sold_units, each.all),
            quantityText(each.sold_units),
            quantityText(each.left_units),
            formatUsdShort(cents(each.value_cents)),
            shareWords(each.sold_units_before, each.allBefore),
          ])
      }
      tools={
        <SavePlot
          title={TITLE}
          rows={() => [
            [
              'Category',
              'Units sold',
              'Units left',
              'Value',
              'Units sold before',
              'Units left before',
              'Value before',
            ],
            ...shelves.map((each) => [
              each.name,
              each.sold_units,
              each.left_units,
              (each.value_cents / 100).toFixed(2),
              each.sold_units_before,
              each.left_units_before,
              (each.value_cents_before / 100).toFixed(2),
            ]),
          ]}
        />
      }
    />
  )
}
