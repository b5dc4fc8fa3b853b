import { createCipheriv, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealWith } from './seal.ts'

const [KEY, OTHER] = [
  'a key of the house, long enough to be one',
  'another key of another house, as long',
]
const SECRET = 'JBSWY3DPEHPK3PXP'
const withKey = (current: string, before?: string) => sealWith({ current, before })
const seal = withKey(KEY)

test('a sealed secret is read again with the same key', () => {
  expect(seal.open(seal.close(SECRET))).toEqual({ secret: SECRET, isOld: false })
})

test('is sealed differently each time, and never shows', () => {
  const sealed = seal.close(SECRET)
  expect(sealed.equals(seal.close(SECRET))).toBe(false)
  expect(sealed.includes('JBSWY3DP')).toBe(false)
})

test('is not read with another key, nor when a byte of it changed', () => {
  const sealed = seal.close(SECRET)
  expect(withKey(OTHER).open(sealed)).toBe(undefined)
  sealed[sealed.length - 1]! ^= 1
  expect(seal.open(sealed)).toBe(undefined)
})

test('for one use is not read for another', () => {
  expect(
    sealWith({ current: KEY, before: undefined }, 'bank details').open(seal.close(SECRET)),
  ).toBe(undefined)
})

test('is read with the key before, and known to need sealing again', () => {
  const sealed = seal.close(SECRET)
  expect(withKey(OTHER, KEY).open(sealed)).toEqual({ secret: SECRET, isOld: true })
  const anew = withKey(OTHER, KEY).close(SECRET)
  expect(withKey(OTHER).open(anew)).toEqual({ secret: SECRET, isOld: false })
})

test('what was sealed before seals named their key is read as well', () => {
  const key = Buffer.from(hkdfSync('sha256', KEY, '', 'lotline second factor', 32))
  const cipher = createCipheriv('aes-256-gcm', key, Buffer.alloc(12, 7))
  const text = Buffer.concat([cipher.update(SECRET, 'utf8'), cipher.final()])
  const sealed = Buffer.concat([Buffer.alloc(12, 7), cipher.getAuthTag(), text])
  expect(seal.open(sealed)).toEqual({ secret: SECRET, isOld: true })
  expect(withKey(OTHER).open(sealed)).toBe(undefined)
})
