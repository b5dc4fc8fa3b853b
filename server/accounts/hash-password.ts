import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import { limited } from '#server/platform/limited.ts'
import { passwordCost } from './password-cost.ts'

const derive = promisify(argon2)
const SHAPE = { parallelism: 1, tagLength: 32 }
const AT_ONCE = 4

/** `argon2id$memory$passes$salt$hash`, so that a later cost can tell older hashes apart. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const { memory, passes } = passwordCost
  const hash = await stretch(password, { ...SHAPE, memory, passes, nonce: salt })
  return ['argon2id', memory, passes, salt.toString('base64'), hash.toString('base64')].join('$')
}

/** Takes the same time for an account that does not exist or has no password. */
export async function isPassword(password: string, stored: string | null | undefined) {
  const [, memory, passes, salt, hash] = (stored ?? (await nobodysHash)).split('$')
  if (!memory || !passes || !salt || !hash) return false
  const parameters = { ...SHAPE, memory: Number(memory), passes: Number(passes) }
  const given = await stretch(password, { ...parameters, nonce: Buffer.from(salt, 'base64') })
  return timingSafeEqual(given, Buffer.from(hash, 'base64')) && Boolean(stored)
}

// Each hash holds 46 MiB for up to a third of a second: a rush of sign-ins waits its turn instead of filling memory.
const stretch = limited(AT_ONCE, (password: string, cost: Omit<Argon2Parameters, 'message'>) =>
  derive('argon2id', { ...cost, message: password.normalize('NFC') }),
)

const nobodysHash = hashPassword(randomBytes(16).toString('hex'))
