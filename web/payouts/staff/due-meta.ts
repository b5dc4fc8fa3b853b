import type { z } from 'zod'
import type { staffPayoutsList } from '#market/payouts/staff-payouts-list.ts'

/** What the next pay run sends, and what is held. */
export type DueMeta = z.output<typeof staffPayoutsList.read.answer>['meta']
