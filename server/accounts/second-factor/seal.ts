import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export type Seal = { close(secret: string): Buffer; open(sealed: Buffer): string }

/** Keeps secrets that have to be read again out of whoever gets hold of the database alone. */
export function sealWith(secretKey: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'lotline second factor', 32))
  return {
    close(secret) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, iv)
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text])
    },
    open(sealed) {
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES))
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const text = sealed.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
  }
}
