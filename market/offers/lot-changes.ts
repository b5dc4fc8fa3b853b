import { keysOf } from '#market/keys-of.ts'
import { formatUsd } from '#market/money.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import type { LotAsSeen, LotChange, LotFact } from './lot-as-seen.ts'

/** What a lot is said to be now and was not before, the gravest first. */
export const lotChanges = (before: LotAsSeen, now: LotAsSeen): LotChange[] =>
  keysOf(facts).flatMap((what) => changeOf(what, before, now) ?? [])

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

const figure = (value: number | null) => value?.toLocaleString('en-US')
const genderWords = { unisex: 'unisex', f: 'women', m: 'men' }

/** Every fact, in the order in which changes are told. */
const facts: Record<LotFact, Fact> = {
  condition: {
    label: 'condition',
    said: ({ condition }) => conditionWords[condition].toLowerCase(),
  },
  name: { label: 'name', said: ({ name }) => `“${name}”` },
  upc: { label: 'UPC', said: ({ upc }) => upc },
  manifest: {
    label: 'manifest',
    said: ({ manifest }) =>
      manifest && `${figure(manifest.units)} ${manifest.units === 1 ? 'unit' : 'units'}`,
  },
  expiration_date: { label: 'expiration date', said: (lot) => lot.expiration_date },
  images: { label: 'photos', said: ({ images }) => String(images.length) },
  inner_quantity: { label: 'inner quantity', said: (lot) => figure(lot.inner_quantity) },
  inner_count: { label: 'number of inners', said: (lot) => figure(lot.inner_count) },
  outer_quantity: { label: 'outer quantity', said: (lot) => figure(lot.outer_quantity) },
  msrp_cents: {
    label: 'MSRP',
    said: ({ msrp_cents: msrp }) => (msrp === null ? null : formatUsd(msrp)),
  },
  sku: { label: 'SKU', said: ({ sku }) => sku },
  style_number: { label: 'style number', said: (lot) => lot.style_number },
  asin: { label: 'ASIN', said: ({ asin }) => asin },
  gender: { label: 'gender', said: ({ gender }) => genderWords[gender] },
  seller_size: { label: 'size', said: (lot) => lot.seller_size },
  packaging_type: {
    label: 'packaging',
    said: ({ packaging_type: packaging }) => packaging?.replaceAll('_', ' '),
  },
  length: { label: 'length', said: ({ length }) => figure(length) },
  width: { label: 'width', said: ({ width }) => figure(width) },
  height: { label: 'height', said: ({ height }) => figure(height) },
  weight: { label: 'weight', said: ({ weight }) => figure(weight) },
  weight_unit: { label: 'unit of weight', said: (lot) => lot.weight_unit },
  description: { label: 'description' },
}

function changeOf(what: LotFact, before: LotAsSeen, now: LotAsSeen): LotChange | undefined {
  if (isSame(before[what], now[what])) return undefined
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
    ? 'photos in another order'
    : 'other photos'
}

// A lot that was kept before a fact came to be has none of it.
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
