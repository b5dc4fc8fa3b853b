import type { FunnelStage } from '#market/insights/insight-scopes.ts'
import type { waits } from '#market/insights/overview.ts'

export const stageNames: Record<FunnelStage, string> = {
  draft: 'Drafted',
  sent: 'Sent',
  answered: 'Answered',
  countered: 'Countered',
  accepted: 'Accepted',
  paid: 'Paid',
}

export const waitNames: Record<(typeof waits)[number], string> = {
  within_1_hour: 'Within 1 hour',
  within_6_hours: 'Within 6 hours',
  within_24_hours: 'Within 24 hours',
  within_3_days: 'Within 3 days',
  later: 'Later',
}
