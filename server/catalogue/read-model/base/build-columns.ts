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
import { growing, numbering } from './growing.ts'
import { postingsOf } from './postings.ts'

/** Collects products as columns; they come newest first. */
export function columnBuilder() {
  const ids: number[] = []
  const createdAt: number[] = []
  const sellers = growing()
  const categories: number[] = []
  const choices = recordOf(choiceFilterNames, chosenPlaces)
  const units: number[] = []
  const leastOrders: number[] = []
  const leadTimes: number[] = []
  const prices: number[] = []
  const percentsOff: number[] = []
  const sellerNumbers = numbering<number>()
  const tagNumbers = numbering<string>()
  const resaleLimits = growing()
  const limitNumbers = numbering([OF_SHOP])
  const tagStarts = [0]
  const tags = growing()
  const words = postingsOf()

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
      size: ids.length,
      ids: sharedFloat64(ids),
      createdAt: sharedFloat64(createdAt),
      sellers: sharedUint32(sellers.values()),
      sellerIds: sellerNumbers.values(),
      categories: sharedBytes(categories),
      choices: recordOf(choiceFilterNames, (name) => sharedBytes(choices[name].places)),
      resaleLimits: sharedUint32(resaleLimits.values()),
      resaleLimitTexts: limitNumbers.values(),
      units: sharedInt32(units),
      leastOrders: sharedInt32(leastOrders),
      leadTimes: sharedBytes(leadTimes),
      prices: sharedInt32(prices),
      percentsOff: sharedInt32(percentsOff),
      tagNames: tagNumbers.values(),
      tags: { starts: sharedUint32(tagStarts), values: sharedUint32(tags.values()) },
      ...words.finish(),
    }
  }
}

function chosenPlaces(name: ChoiceFilterName) {
  const column = choiceColumn(name)
  const placeOf = new Map(choiceFilter(name).choices.map((choice, place) => [choice, place]))
  const places: number[] = []
  return {
    places,
    add(entry: Entry) {
      places.push(placeOf.get(entry[column] ?? '') ?? NO_CHOICE)
    },
  }
}
