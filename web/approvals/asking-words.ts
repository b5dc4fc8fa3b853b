import { APPROVAL_HOURS } from '#market/approvals/approval-limits.ts'

/** What becomes of an act that is too large for one administrator, before it is asked for. */
export const askingMeans = (hasColleague: boolean) =>
  hasColleague
    ? `A second administrator has to approve and is notified now. Nothing changes unless one approves within ${APPROVAL_HOURS} hours.`
    : 'This needs a second administrator and you’re the only one. Confirm it with your second-factor code; the audit log records that.'

export const askingLabel = (hasColleague: boolean, alone: string) =>
  hasColleague ? 'Ask a second administrator' : alone
