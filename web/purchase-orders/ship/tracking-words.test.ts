import { describe, expect, test } from 'vitest'
import { carrierFor, trackingHint } from './tracking-words.ts'

const UPS = '1Z999AA10123456784'
const FEDEX = '986578788855'
const filled = (carrier: string, tracking_number: string) => ({ carrier, tracking_number })

describe('the carrier next to a tracking number', () => {
  test('is proposed by the number, and follows it', () => {
    expect(carrierFor(filled('', ''), UPS)).toBe('UPS')
    expect(carrierFor(filled('UPS', UPS), FEDEX)).toBe('FedEx')
    expect(carrierFor(filled('UPS', UPS), 'F-100')).toBe('')
  })

  test('stays what the seller wrote', () => {
    expect(carrierFor(filled('Coastline LTL', ''), UPS)).toBe('Coastline LTL')
    expect(carrierFor(filled('UPS Freight', UPS), FEDEX)).toBe('UPS Freight')
  })
})

test('what a number says is told: its carrier, a slip, or that it is of pallets', () => {
  expect(trackingHint(filled('UPS', UPS))).toBe('Looks like UPS.')
  expect(trackingHint(filled('Saia', UPS))).toBe('This looks like a UPS number.')
  expect(trackingHint(filled('', '1Z999AA10123456785'))).toMatch('check digit doesn’t match')
  expect(trackingHint(filled('', '041-1234567'))).toMatch('Enter the carrier')
  expect(trackingHint(filled('', 'F-100'))).toBeUndefined()
})
