import { inDigits } from '#market/in-digits.ts'
import { freightIs, USUAL_FREIGHT } from '#market/freight/freight-terms.ts'
import { daysWords } from '#market/delivery/lead-time.ts'
import { keysOf } from '#market/keys-of.ts'
import { recordOf } from '#market/record-of.ts'
import { formatUsd } from '#market/money.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import { eachKind } from '#market/products/field-answers.ts'
import { fieldOf, lotFields, type LotField } from '#market/products/by-field.ts'
import { fields } from '#market/products/fields.ts'
import type { LotAsSeen, LotChange, LotFact } from './lot-as-seen.ts'

/** What a lot is said to be now and was not before, the gravest first. */
export const lotChanges = (before: LotAsSeen, now: LotAsSeen): LotChange[] =>
  inOrder.flatMap((what) => changeOf(what, before, now) ?? [])

/** "The lot has changed: condition new → salvage." */
export const lotChangedWords = (changes: readonly Pick<LotChange, 'words'>[]) =>
  `The lot has changed: ${changes.map(({ words }) => words).join(', ')}.`

/** "condition salvage": how a fact is, where nobody knows how it was. */
export function lotFactNow(what: LotFact, lot: LotAsSeen): string {
  const { label } = facts[what]
  const now = saidOf(what, lot)
  return now === null ? `another ${label}` : `${label} ${now}`
}

type Fact = {
  label: string
  /** As it stands in a sentence, where there is one; without it, only that it is another. */
  said?: (lot: LotAsSeen) => string | null | undefined
}

const figure = (value: number | null) => (value === null ? undefined : inDigits(value))
const asItIs = (value: string | null) => value
const genderWords = { unisex: 'unisex', f: 'women', m: 'men' }

const sayField = eachKind<string | null | undefined>({
  upc: asItIs,
  name: (name) => `“${name}”`,
  line: asItIs,
  text: () => null,
  category: asItIs,
  condition: (condition) => conditionWords[condition].toLowerCase(),
  gender: (gender) => genderWords[gender],
  packaging: (packaging) => packaging?.replaceAll('_', ' '),
  month: asItIs,
  price: (price) => price && formatUsd(price),
  units: figure,
  minimum: figure,
  count: figure,
  measure: figure,
  'weight unit': asItIs,
  'ship from': asItIs,
  'lead time': figure,
  'freight terms': (terms) => freightIs[terms ?? USUAL_FREIGHT],
  'freight class': asItIs,
  'yes or no': (isSo) => (isSo === null ? null : isSo ? 'yes' : 'no'),
})

const factOf = (name: LotField): Fact => ({
  label: fieldOf(name).lotFact ?? name,
  ...(fields[name].kind !== 'text' && { said: (lot) => sayField(name, lot[name]) }),
})

const facts: Record<LotFact, Fact> = {
  ...recordOf(lotFields, factOf),
  manifest: {
    label: 'manifest',
    said: ({ manifest }) =>
      manifest && `${figure(manifest.units)} ${manifest.units === 1 ? 'unit' : 'units'}`,
  },
  ships_from: { label: 'ships from', said: ({ ships_from }) => ships_from },
  ships_within: {
    label: 'ships within',
    said: ({ ships_within }) => (ships_within === null ? null : daysWords(ships_within)),
  },
  images: { label: 'photos', said: ({ images }) => String(images.length) },
}

const gravest: readonly LotFact[] = [
  'condition',
  'name',
  'upc',
  'manifest',
  'freight_terms',
  'expiration_date',
  'images',
  'inner_quantity',
  'inner_count',
  'outer_quantity',
  'msrp_cents',
]
/** Every fact, in the order in which changes are told. */
const inOrder = [...new Set([...gravest, ...keysOf(facts)])]

function changeOf(what: LotFact, before: LotAsSeen, now: LotAsSeen): LotChange | undefined {
  if (isSame(factIn(before, what), factIn(now, what))) return undefined
  const [was, is] = [saidOf(what, before), saidOf(what, now)]
  if (was === null || is === null || was === is)
    return { what, was: null, now: null, words: ofTheSameWords(what, before, now) }
  return { what, was, now: is, words: `${facts[what].label} ${was} → ${is}` }
}

function saidOf(what: LotFact, lot: LotAsSeen): string | null {
  const { said } = facts[what]
  return said ? (said(lot) ?? 'none') : null
}

function ofTheSameWords(what: LotFact, before: LotAsSeen, now: LotAsSeen) {
  if (what !== 'images') return `another ${facts[what].label}`
  return isSame(before.images.toSorted(), now.images.toSorted())
    ? 'photos reordered'
    : 'different photos'
}

// A lot that was kept before a fact came to be has none of it.
const factIn = (lot: LotAsSeen, what: LotFact) =>
  lot[what] ?? (what === 'freight_terms' ? USUAL_FREIGHT : null)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
