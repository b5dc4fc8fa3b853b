import type { PayoutStatus } from '#market/payouts/payout.ts'
import { payoutStatusWords } from '#market/payouts/payouts-list.ts'
import { Pill, type PillColour } from '#web/platform/ui/Pill.tsx'

type Props = { status: PayoutStatus }

export const PayoutPill = ({ status }: Props) => (
  <Pill colour={COLOURS[status]}>{payoutStatusWords[status]}</Pill>
)

const COLOURS: Record<PayoutStatus, PillColour> = {
  begun: 'gray',
  sent: 'gray',
  paid: 'green',
  failed: 'red',
  returned: 'red',
}
