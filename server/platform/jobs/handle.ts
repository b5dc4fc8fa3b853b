import type { Job } from './job.ts'

/** A job with the work it stands for. */
export type Handler = { name: string; work: (payload: unknown) => Promise<void> }

/** The work runs at least once, so doing it again must change nothing. */
export const handle = <Payload>(
  { name, payload: schema }: Job<Payload>,
  work: (payload: Payload) => Promise<void>,
): Handler => ({ name, work: async (payload) => work(schema.parse(payload)) })
