import type { Cents } from '#market/money.ts'
import {
  resaleChannelNames,
  resaleChannelOf,
  type ResaleChannel,
} from '#market/resale/resale-channels.ts'
import { resaleStateOf } from '#market/resale/resale-states.ts'
import { readPrice } from '#market/spreadsheets/cells/read-figure.ts'

/** A cell that says that a part of the terms asks for nothing; an empty one says nothing of it. */
const ANY_CHANNEL = 'Any'
const NONE = 'None'

const isNone = (cell: string) => /^none$/i.test(cell)
const isAny = (cell: string) => /^(?:any|all)$/i.test(cell)

/** Several words in one cell. */
const partsOf = (cell: string) =>
  cell
    .split(/[;,|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** "Own stores; Amazon", or "Any". */
export const readChannels = (cell: string) => (isAny(cell) ? [] : readEach(cell, resaleChannelOf))
export const channelsCell = (channels: readonly ResaleChannel[]) =>
  channels.map((each) => resaleChannelNames[each]).join('; ') || ANY_CHANNEL

/** "CA; TX", or "None". */
export const readStates = (cell: string) => (isNone(cell) ? [] : readEach(cell, resaleStateOf))
export const statesCell = (states: readonly string[]) => states.join('; ') || NONE

function readEach<Named>(cell: string, named: (part: string) => Named | undefined) {
  const parts = partsOf(cell)
  const known = parts.map(named).filter((each) => each !== undefined)
  return known.length > 0 && known.length === parts.length ? known : undefined
}

/** What in a cell names no channel, or no state. */
export const strangersIn = (kind: 'channels' | 'states', cell: string) =>
  partsOf(cell)
    .filter((part) => (kind === 'channels' ? resaleChannelOf : resaleStateOf)(part) === undefined)
    .join('; ')

/** A price, or "None". */
export const readAdvertisedPrice = (cell: string) => (isNone(cell) ? null : readPrice(cell))
export const advertisedPriceCell = (price: Cents | null) =>
  price === null ? NONE : (price / 100).toFixed(2)

const YES_OR_NO = new Map([
  ...['yes', 'y', 'true', '1', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
])

export const readYesOrNo = (cell: string) => YES_OR_NO.get(cell.toLowerCase())
export const yesOrNoCell = (isSo: boolean) => (isSo ? 'Yes' : 'No')
