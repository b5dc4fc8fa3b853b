import type { ReactNode } from 'react'
import { type Cents, formatUsd } from '#market/money.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import type { TableColumn } from '#market/products/views/table-columns.ts'
import { termsText } from '#market/resale/resale-words.ts'
import { calendarDay } from '#web/platform/format/calendar-day.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Pill, type PillColour } from '#web/platform/ui/Pill.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { tagWords } from '#web/products/tag-words.ts'
import type { EditedColumn } from './columns-edited/edited-columns.ts'

/** Columns that more is done with than reading. */
type Worked = 'upc' | 'percent_off' | EditedColumn
export type PlainColumn = Exclude<TableColumn, Worked>

export const plainCells: Record<PlainColumn, (product: OwnListedProduct) => ReactNode> = {
  sku: ({ sku }) => <span className="cut">{sku}</span>,
  msrp: ({ msrp_cents: price }) => priceText(price),
  wholesale: ({ wholesale_cents: price }) => priceText(price),
  tags: ({ tags }) => tags.map(tagWords).join(', '),
  terms: ({ resale_terms: own }) =>
    own === null ? (
      <span className="muted">Shop terms</span>
    ) : (
      <span className="cut2" title={termsText(own)}>
        {termsText(own) || 'None'}
      </span>
    ),
  watchers: ({ watchers }) => quantityText(watchers),
  status: (product) => {
    const { words, colour } = productStatus(product)
    return <Pill colour={colour}>{words}</Pill>
  },
  created: ({ created_at: at }) => <RelativeTime short at={at} className="t13 muted" />,
  updated: ({ updated_at: at }) => <RelativeTime short at={at} className="t13 muted" />,
}

/** "$9.00 from Mar 3, 2027" */
export const nextStepWords = ({
  on,
  price_cents: price,
}: NonNullable<OwnListedProduct['next_step']>) =>
  price === null ? `Off ${calendarDay(on)}` : `${formatUsd(price)} from ${calendarDay(on)}`

const priceText = (price: Cents | null) =>
  price === null ? <span className="red">Missing</span> : formatUsd(price)

type Lot = Pick<OwnListedProduct, 'provisional' | 'paused' | 'units'>

/** Where a product stands, in a word. */
function productStatus({ provisional, paused, units }: Lot): {
  words: string
  colour: PillColour
} {
  if (provisional) return { words: 'Not published', colour: 'red' }
  if (paused) return { words: 'Paused', colour: 'yellow' }
  return units === 0
    ? { words: 'Out of stock', colour: 'gray' }
    : { words: 'Published', colour: 'green' }
}
