import { expect, test } from 'vitest'
import { signatureFor } from '#payment-sandbox/sign-webhook.ts'
import { verifiedEvent } from './verify-webhook.ts'

const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'refund.updated' })
const verified = (secrets: string[], signedWith: string) =>
  verifiedEvent(Buffer.from(payload), signatureFor(payload, signedWith), secrets)

test('while the secret of the webhook changes, what is signed with either is taken', async () => {
  expect(await verified(['whsec_new', 'whsec_old'], 'whsec_old')).toMatchObject({ id: 'evt_1' })
  expect(await verified(['whsec_new', 'whsec_old'], 'whsec_new')).toMatchObject({ id: 'evt_1' })
})

test('and with neither is not', async () => {
  await expect(verified(['whsec_new'], 'whsec_old')).rejects.toThrow('Signature is missing')
})
