import { createHmac, timingSafeEqual } from 'node:crypto'

/** Binds a form to the page it was sent with: another site can post, but cannot read the page. */
export const formToken = (secretKey: string, sessionId: string) =>
  createHmac('sha256', secretKey).update(`sandbox checkout ${sessionId}`).digest('hex')

export function isFormToken(given: string, expected: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
