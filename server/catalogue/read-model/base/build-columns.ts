import {
  choiceFilter,
  type ChoiceFilterName,
  choiceFilterNames,
} from '#market/catalogue/choice-filters.ts'
import { productCategories } from '#market/categories.ts'
import { recordOf } from '#market/record-of.ts'
import {
  type Columns,
  NO_CHOICE,
  NONE,
  OF_SHOP,
  sharedBytes,
  sharedFloat64,
  sharedInt32,
  sharedUint32,
} from './base-columns.ts'
import { choiceColumn } from '../../choices-of-fields.ts'
import { type Entry, leastOrder } from '../entry.ts'
import { growing, growingOf, numbering } from './growing.ts'
import { postingsOf } from './postings.ts'

/** Collects products as columns; they come newest first. */
export function columnBuilder() {
  const ids = growingOf(Float64Array)
  const createdAt = growingOf(Float64Array)
  const sellers = growing()
  const categories = growingOf(Uint8Array)
  const choices = recordOf(choiceFilterNames, chosenPlaces)
  const units = growingOf(Int32Array)
  const leastOrders = growingOf(Int32Array)
  const leadTimes = growingOf(Uint8Array)
  const prices = growingOf(Int32Array)
  const percentsOff = growingOf(Int32Array)
  const sellerNumbers = numbering<number>()
  const tagNumbers = numbering<string>()
  const resaleLimits = growing()
  const limitNumbers = numbering([OF_SHOP])
  const tagStarts = growing()
  const tags = growing()
  const words = postingsOf()
  tagStarts.push(0)

  return { add, finish }

  function add(entry: Entry) {
    ids.push(entry.id)
    createdAt.push(entry.createdAt)
    sellers.push(sellerNumbers.of(entry.sellerId))
    resaleLimits.push(limitNumbers.of(entry.resaleLimits ?? OF_SHOP))
    categories.push(productCategories.indexOf(entry.category))
    for (const name of choiceFilterNames) choices[name].add(entry)
    units.push(entry.units)
    leastOrders.push(leastOrder(entry))
    leadTimes.push(entry.shipsWithin ?? 0)
    prices.push(entry.priceCents ?? NONE)
    percentsOff.push(entry.percentOff ?? NONE)
    for (const tag of new Set(entry.tags)) tags.push(tagNumbers.of(tag))
    tagStarts.push(tags.length())
    words.addRow(entry.words)
  }

  function finish(): Columns {
    return {
      size: ids.length(),
      ids: taken(ids, sharedFloat64),
      createdAt: taken(createdAt, sharedFloat64),
      sellers: taken(sellers, sharedUint32),
      sellerIds: sellerNumbers.values(),
      categories: taken(categories, sharedBytes),
      choices: recordOf(choiceFilterNames, (name) => taken(choices[name].places, sharedBytes)),
      resaleLimits: taken(resaleLimits, sharedUint32),
      resaleLimitTexts: limitNumbers.values(),
      units: taken(units, sharedInt32),
      leastOrders: taken(leastOrders, sharedInt32),
      leadTimes: taken(leadTimes, sharedBytes),
      prices: taken(prices, sharedInt32),
      percentsOff: taken(percentsOff, sharedInt32),
      tagNames: tagNumbers.values(),
      tags: { starts: taken(tagStarts, sharedUint32), values: taken(tags, sharedUint32) },
      ...words.finish(),
    }
  }
}

/** The numbers of a column, which is ended, in memory that threads share. */
function taken<Shared>(
  { values, free }: Pick<ReturnType<typeof growing>, 'free'> & { values: () => ArrayLike<number> },
  shared: (values: ArrayLike<number>) => Shared,
): Shared {
  const numbers = shared(values())
  free()
  return numbers
}

function chosenPlaces(name: ChoiceFilterName) {
  const column = choiceColumn(name)
  const placeOf = new Map(choiceFilter(name).choices.map((choice, place) => [choice, place]))
  const places = growingOf(Uint8Array)
  return {
    places,
    add(entry: Entry) {
      places.push(placeOf.get(entry[column] ?? '') ?? NO_CHOICE)
    },
  }
}
