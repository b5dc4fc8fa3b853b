import { cents, formatUsd } from '#market/money.ts'

/** A changed value: its field in plain words, and how such a value is read. */
export type FieldWords = { label: string; valueOf: (value: unknown) => string }

// "platformFeeBps" and "platform_fee_bps" are the same field, written by different versions.
const wordsIn = (key: string) =>
  key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

const LABELS: Record<string, string> = {
  'platform fee bps': 'fee',
  'user id': 'user',
  'seller id': 'seller',
  'product ids': 'products',
  'confirmed alone': 'confirmed by one administrator',
  'new device': 'new device',
}

/** What a key of an event says, and how its values are told. */
export function fieldWords(key: string): FieldWords {
  const words = wordsIn(key)
  const unit = /\b(bps|cents)$/.exec(words)?.[1]
  const label = LABELS[words] ?? words.replace(/ (?:bps|cents)$/, '')
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    valueOf: (value) => told(value, unit),
  }
}

function told(value: unknown, unit: string | undefined): string {
  if (value === null || value === '') return unit === 'bps' ? 'the standard fee' : 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberWords(value, unit)
  if (typeof value === 'string') return plain(value)
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((each) => told(each, unit)).join(', ')
  return JSON.stringify(value)
}

function numberWords(value: number, unit: string | undefined) {
  if (unit === 'bps') return `${value / 100}%`
  return unit === 'cents' && Number.isSafeInteger(value) ? formatUsd(cents(value)) : String(value)
}

// A stored status; anything with a capital, a space or a sign is somebody's own words.
const plain = (value: string) =>
  /^[a-z]+(?:_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value
