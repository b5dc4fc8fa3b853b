import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BUYER_DRAFT, buyerDraft, dropDraft, keepDraft, readDraft, sellerDraft } from './draft.ts'

const EMPTY = {
  full_name: '',
  email: '',
  buyer_name: '',
  buyer_category: '',
  annual_volume: '',
  resale_channels: [],
  resale_states: [],
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('an application that is not sent yet', () => {
  test('begins empty', () => {
    expect(readDraft(BUYER_DRAFT, buyerDraft)).toEqual(EMPTY)
  })

  test('is there again after a reload', () => {
    keepDraft(BUYER_DRAFT, { ...EMPTY, full_name: 'Dana Reyes', email: 'dana@' })
    expect(readDraft(BUYER_DRAFT, buyerDraft)).toMatchObject({
      full_name: 'Dana Reyes',
      email: 'dana@',
    })
  })

  test('is forgotten once it is sent', () => {
    keepDraft(BUYER_DRAFT, { ...EMPTY, full_name: 'Dana Reyes' })
    dropDraft(BUYER_DRAFT)
    expect(readDraft(BUYER_DRAFT, buyerDraft)).toEqual(EMPTY)
  })

  test('keeps what still fits when the form has changed', () => {
    keepDraft('seller', { seller_name: 'Harrow & Pine', current_buyer_relationships: 'Target' })
    expect(readDraft('seller', sellerDraft)).toMatchObject({
      seller_name: 'Harrow & Pine',
      current_buyer_relationships: [],
    })
  })

  test('starts empty where a browser stores nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    keepDraft(BUYER_DRAFT, EMPTY)
    expect(readDraft(BUYER_DRAFT, buyerDraft)).toEqual(EMPTY)
  })
})
