import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { instant } from '#market/wire.ts'

export const signInActs = [
  'signed in',
  'signed in by link',
  'signed in by reset link',
  'sign-in failed',
] as const

/** A sign-in to the viewer's account, or tries that failed. */
const signInTrace = z.object({
  id: z.int(),
  at: instant,
  act: z.enum(signInActs),
  /** Such as "Chrome on Windows". */
  device: z.string(),
  /** The network address it came from; of many where tries came from everywhere. */
  address: z.string(),
  new_device: z.boolean(),
  /** Of failures: the how-manieth of its hour from the address. */
  tries: z.int().nullable(),
})
export type SignInTrace = z.infer<typeof signInTrace>

export const readSignIns = endpoint({
  method: 'GET',
  path: '/sign_ins',
  summary: 'The viewer’s latest sign-ins, and failed attempts',
  policy: 'account_keeper',
  answer: z.object({ sign_ins: z.array(signInTrace) }),
})
