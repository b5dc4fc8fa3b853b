import { useViewer } from '#web/accounts/account-queries.ts'
import { NotApproved } from './NotApproved.tsx'
import { Submitted } from './Submitted.tsx'

export function BuyerSubmittedPage() {
  return useViewer()?.status === 'denied' ? <NotApproved /> : <Submitted />
}
