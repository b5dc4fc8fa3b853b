import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { eachKey, type SecretKeys } from './secret-keys.ts'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** The prefix of values that name their key; older ones have neither prefix nor name. */
const MARK = Buffer.from('key:')
const NAME_BYTES = 8

export type Opened = {
  secret: string
  /** Whether it was encrypted with an older key and should be encrypted again. */
  isOld: boolean
}
export type Seal = {
  close(secret: string): Buffer
  /** Undefined when no key decrypts it. */
  open(sealed: Buffer): Opened | undefined
}

/** What is sealed for one use is not opened for another. */
type Use = 'second factor' | 'bank details' | 'news heard'

/** Encrypts secrets that must be readable later, so that the database alone does not reveal them. */
export function sealWith(keys: SecretKeys, use: Use = 'second factor'): Seal {
  const current = keyFrom(keys.current, use)
  const known = eachKey(keys).map((each) => keyFrom(each, use))
  return {
    close(secret) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, current.key, iv)
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([MARK, current.name, iv, cipher.getAuthTag(), text])
    },
    open(sealed) {
      const name = nameOn(sealed)
      for (const { key, name: itsName } of known) {
        const secret = name?.equals(itsName)
          ? openedWith(key, sealed.subarray(MARK.length + NAME_BYTES))
          : openedWith(key, sealed)
        if (secret !== undefined) return { secret, isOld: !name?.equals(current.name) }
      }
      return undefined
    },
  }
}

function keyFrom(secretKey: string, use: Use) {
  const derived = (info: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', info, bytes))
  return {
    key: derived(`lotline ${use}`, 32),
    name: derived('lotline name of the key', NAME_BYTES),
  }
}

const nameOn = (sealed: Buffer) =>
  sealed.subarray(0, MARK.length).equals(MARK)
    ? sealed.subarray(MARK.length, MARK.length + NAME_BYTES)
    : undefined

function openedWith(key: Buffer, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES))
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text = sealed.subarray(IV_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  } catch {
    // Another key, or not an encrypted value.
    return undefined
  }
}
