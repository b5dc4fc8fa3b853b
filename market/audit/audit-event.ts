import { z } from 'zod'

const facts = z.record(z.string(), z.unknown()).nullable()

export const auditEvent = z.object({
  id: z.int(),
  at: z.string(),
  /** Null when the system or a visitor acted. */
  actor: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  act: z.string(),
  /** The subject, such as `user 412`; for a read, its address. */
  subject: z.string(),
  /** What people call it: a name, an order's number; null if it has no name or was deleted. */
  subject_name: z.string().nullable(),
  before: facts,
  after: facts,
  request_id: z.string().nullable(),
})
export type AuditEvent = z.infer<typeof auditEvent>
