import type { Lane } from '#market/system/lanes.ts'
import type { ProcessFigures } from '#market/system/process-figures.ts'
import type { SystemHealth } from '#market/system/system-api.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

/** This process among those that are registered. */
export type Self = { id: string; figures: () => Promise<ProcessFigures> }

export type SystemDeps = PaymentDeps & {
  uploads: Uploads
  adapters: SystemHealth['adapters']
  laneOf: (job: string) => Lane
  self: Self
}
