import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aLine, anOffer } from '#web/offers/testing/an-offer.ts'
import {
  canSave,
  canSend,
  changedLines,
  draftLines,
  draftProblems,
  draftTotal,
  willBeBuyable,
  type DraftLine,
} from './edit-draft.ts'

const offer = anOffer({ state: 'draft', offer_products: [aLine({ id: '1' }), aLine({ id: '2' })] })

const anEdit = (change: Partial<DraftLine>) =>
  draftLines(offer).map((draft, index) => (index === 0 ? { ...draft, ...change } : draft))

describe('Save Offer', () => {
  test('waits until the total changes', () => {
    expect(canSave(offer, draftLines(offer))).toBe(false)
    expect(canSave(offer, anEdit({ quantity: 120 }))).toBe(true)
    expect(canSave(offer, anEdit({ quantity: 200, unitPrice: cents(5_00) }))).toBe(false)
  })

  test('waits while a line is wrong', () => {
    expect(canSave(offer, anEdit({ quantity: 501 }))).toBe(false)
    expect(canSave(offer, anEdit({ quantity: undefined }))).toBe(false)
  })

  test('sends only the lines that changed', () => {
    const changed = changedLines(anEdit({ quantity: 120 }))
    expect(changed.map(({ line, to }) => [line.id, to.quantity])).toEqual([['1', 120]])
  })
})

describe('sending from the modal', () => {
  test('waits while a line is wrong or not for sale any more, but not for a change', () => {
    expect(canSend(draftLines(offer))).toBe(true)
    expect(canSend(anEdit({ quantity: 501 }))).toBe(false)
    expect(canSend(anEdit({ unitPrice: cents(12_50) }))).toBe(false)
    expect(canSend(anEdit({ line: aLine({ available: false }) }))).toBe(false)
  })

  test('buys at once when every line is brought to the asking price', () => {
    const single = anOffer({ state: 'draft', offer_products: [aLine({ id: '1' })] })
    const [line] = draftLines(single)
    expect(line && willBeBuyable([{ ...line, unitPrice: cents(12_00) }])).toBe(true)
    expect(line && willBeBuyable([{ ...line, unitPrice: cents(11_99) }])).toBe(false)
    expect(line && willBeBuyable([{ ...line, unitPrice: cents(12_00), quantity: 501 }])).toBe(false)
  })
})

test('figures beyond counting add nothing to the total', () => {
  const drafts = anEdit({ quantity: 99_999_999, unitPrice: cents(99_999_999) })
  expect(draftTotal(drafts)).toBe(draftTotal(anEdit({ quantity: undefined })))
  expect(canSave(offer, drafts)).toBe(false)
})

test('limits of thousands are written as they are typed', () => {
  const lot = aLine({ quantity: 3000, units: 2500 })
  const [over] = draftLines(anOffer({ state: 'draft', offer_products: [lot] }))
  expect(over && draftProblems(over).map(({ message }) => message)).toEqual(['2,500 max'])
})

test.each([
  ['over the units', { quantity: 501 }, '500 max'],
  ['under the minimum', { quantity: 9 }, '10 min'],
  ['over the asking price', { unitPrice: cents(12_50) }, '$12 max'],
])('a line %s says so shortly', (_what, change, message) => {
  const [edited] = anEdit(change)
  expect(edited && draftProblems(edited).map((problem) => problem.message)).toEqual([message])
})
