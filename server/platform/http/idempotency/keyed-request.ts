import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { KeyedRequest } from './idempotency-key-store.ts'

export const KEY_RULE = '1 to 255 letters, digits and signs, without spaces'
const keyRule = /^[\x21-\x7E]{1,255}$/

type RequestParts = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'body'>

/** The request's idempotency key, and what it was sent for. */
export function keyedRequest(sent: RequestParts, userId: number): KeyedRequest | undefined {
  const key = sent.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !keyRule.test(key)) {
    const message = `Idempotency-Key must have ${KEY_RULE}`
    throw new Refusal(message, 422, { fields: { 'Idempotency-Key': [message] } })
  }
  return { userId, key, fingerprint: fingerprintOf(sent) }
}

const fingerprintOf = ({ method, url, body }: RequestParts) =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
    .digest()

/** Requires a key of programs for writes that are not safe to repeat after a lost answer. */
export function refuseWithoutKey({ headers }: Pick<FastifyRequest, 'headers'>) {
  if (headers['idempotency-key'] !== undefined) return
  const message = 'Send an Idempotency-Key so that this change is made only once'
  throw new Refusal(message, 422, { fields: { 'Idempotency-Key': [message] } })
}
