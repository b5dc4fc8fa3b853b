import type { Lane } from '#market/system/lanes.ts'
import type { SystemHealth } from '#market/system/system-api.ts'
import type { PaymentDesk } from '#server/payments/payment-desk.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

export type SystemDesk = PaymentDesk & {
  uploads: Uploads
  adapters: SystemHealth['adapters']
  laneOf: (job: string) => Lane
}
