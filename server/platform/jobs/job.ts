import type { z } from 'zod'

/** A kind of work done after the commit: its name in the queue and what it needs to know. */
export type Job<Payload> = {
  name: string
  payload: z.ZodType<Payload>
  /** Tries before it is given up, the waits between them growing from seconds to hours. */
  maxAttempts: number
  urgency: Urgency
  /** Whether there is one of it at work and one waiting at most, over all processes. */
  isAlone: boolean
}

/** Which of the jobs that are due comes first. */
export type Urgency = 'first' | 'usual' | 'last'

type Limits = { maxAttempts?: number; urgency?: Urgency; isAlone?: boolean }

// Twelve tries last about sixteen hours: longer than a provider's bad day at work.
const MAX_ATTEMPTS = 12

export const job = <Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  { maxAttempts = MAX_ATTEMPTS, urgency = 'usual', isAlone = false }: Limits = {},
): Job<Payload> => ({ name, payload, maxAttempts, urgency, isAlone })
