import { inSpan } from '#server/platform/in-span.ts'
import type { Job } from './job.ts'
import type { JobRun } from './job-run.ts'

/** A job with the work it stands for. */
export type Handler = { name: string; work: (payload: unknown, run: JobRun) => Promise<void> }

/** The work runs at least once, so doing it again must change nothing. */
export const handle = <Payload>(
  { name, payload: schema }: Job<Payload>,
  work: (payload: Payload, run: JobRun) => Promise<void>,
): Handler => ({
  name,
  work: (payload, run) => inSpan(`job ${name}`, () => work(schema.parse(payload), run), run.links),
})
