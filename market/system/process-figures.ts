import { z } from 'zod'

/** How many full minutes a process reports figures for, in addition to the current one. */
export const FIGURES_OF_MINUTES = 5

/** What a process did in the last minutes, and how it is now. */
export const processFigures = z.object({
  requests: z.int(),
  /** Answered with 500 or more. */
  failed_requests: z.int(),
  /** By who answered. */
  searches: z.object({
    memory: z.int(),
    // A process of the version before counts none.
    search_servers: z.int().default(0),
    database: z.int(),
  }),
  /** Statements that lost a race, whose transactions began again. */
  repeats: z.int(),
  connections: z.array(
    z.object({
      of: z.enum(['requests', 'jobs']),
      busy: z.int(),
      waiting: z.int(),
      most: z.int(),
      longest_wait_ms: z.number(),
    }),
  ),
  /** Open pages, and the people they belong to. */
  sockets: z.int(),
  people: z.int(),
  /** For how long one thing held up all others; one in a hundred took longer. */
  event_loop_ms: z.number(),
  memory_bytes: z.int(),
  /** Null when it keeps neither files nor a database on its machine. */
  disk_free_bytes: z.number().nullable(),
  is_disk_short: z.boolean(),
})
export type ProcessFigures = z.infer<typeof processFigures>
