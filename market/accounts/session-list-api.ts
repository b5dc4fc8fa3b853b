import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { instant } from '#market/wire.ts'

/** Where a member is signed in. */
const openSession = z.object({
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  created_at: instant,
  last_seen_at: instant,
  /** Such as "Chrome on Windows". */
  device: z.string(),
})
export type OpenSession = z.infer<typeof openSession>

export const readSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'Where the viewer is signed in, this session first',
  policy: 'account_keeper',
  answer: z.object({ sessions: z.array(openSession) }),
})

/** Ending the session that asks is a sign-out. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/sessions/:id',
  summary: 'End one session of the viewer',
  policy: 'account_keeper',
  params: z.object({ id: z.uuid() }),
  answer: z.object({}),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/sessions',
  summary: 'End all other sessions of the viewer',
  policy: 'account_keeper',
  answer: z.object({}),
})
