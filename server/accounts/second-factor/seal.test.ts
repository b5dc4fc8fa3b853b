import { expect, test } from 'vitest'
import { sealWith } from './seal.ts'

const seal = sealWith('a key of the house, long enough to be one')

test('a sealed secret is read again with the same key', () => {
  expect(seal.open(seal.close('JBSWY3DPEHPK3PXP'))).toBe('JBSWY3DPEHPK3PXP')
})

test('is sealed differently each time, and never shows', () => {
  const sealed = seal.close('JBSWY3DPEHPK3PXP')
  expect(sealed.equals(seal.close('JBSWY3DPEHPK3PXP'))).toBe(false)
  expect(sealed.includes('JBSWY3DP')).toBe(false)
})

test('is not read with another key, nor when a byte of it changed', () => {
  const sealed = seal.close('JBSWY3DPEHPK3PXP')
  expect(() => sealWith('another key of another house, as long').open(sealed)).toThrow()
  sealed[sealed.length - 1]! ^= 1
  expect(() => seal.open(sealed)).toThrow()
})
