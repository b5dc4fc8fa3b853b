import { LANES, type Lane } from '#market/system/lanes.ts'
import type { Database } from '#server/platform/database/database.ts'
import { waitingByJob } from '#server/platform/jobs/waiting-by-job.ts'

/** How many jobs of each lane wait and for how long, by where each stands in the table of jobs. */
export async function readLanes(db: Database, laneOf: (name: string) => Lane) {
  const jobs = await waitingByJob(db)
  return LANES.map((lane) => {
    const own = jobs.filter(({ name }) => laneOf(name) === lane)
    const due = own.flatMap(({ oldestDueAt }) => (oldestDueAt ? [oldestDueAt.getTime()] : []))
    return {
      lane,
      waiting_count: own.reduce((total, { waiting }) => total + waiting, 0),
      at_work_count: own.reduce((total, { atWork }) => total + atWork, 0),
      oldest_due_at: due.length > 0 ? new Date(Math.min(...due)).toISOString() : null,
    }
  })
}
