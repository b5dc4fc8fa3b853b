import { expect, test } from 'vitest'
import { asGtin, byUpc, upcsOf } from './same-upc.ts'

test('a UPC is one number, with however many zeros before it', () => {
  const lengths = ['036000291452', '0036000291452', '00036000291452']
  expect(new Set([...lengths, '36000291452'].map(asGtin)).size).toBe(1)
  expect(upcsOf('36000291452')).toEqual(lengths)
})

test('what has just this UPC is found before what has it in another length', () => {
  const listed = new Map([
    ['0036000291452', 'longer'],
    ['036000291452', 'same'],
    ['4006381333931', 'other'],
  ])
  const found = byUpc(listed)
  expect(found('036000291452')).toBe('same')
  expect(found('36000291452')).toMatch(/longer|same/)
  expect(found('04006381333931')).toBe('other')
  expect(found('012345678905')).toBeUndefined()
})
