import type { UserDetail } from '#market/insights/insight-details.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { PersonPill } from '#web/people/PersonPill.tsx'
import { useInsightUser } from '../insight-queries.ts'
import { DetailFrame } from './DetailFrame.tsx'
import { OffersOfUser } from './OffersOfUser.tsx'
import { OrdersOfUser } from './OrdersOfUser.tsx'

type Props = { id: number; search: Search; onClose: () => void }

export function UserDialog({ id, search, onClose }: Props) {
  const { data: answer, error, refetch } = useInsightUser(id)
  const user = answer?.data
  const scope = user && scopeOf(user)
  return (
    <DetailFrame
      title={user?.email ?? 'User'}
      onClose={onClose}
      problem={error}
      onRetry={() => void refetch()}
    >
      {user && (
        <>
          <DescriptionList facts={factsOf(user)} />
          {scope && <OrdersOfUser scope={scope} search={search} />}
          {scope && <OffersOfUser scope={scope} search={search} />}
        </>
      )}
    </DetailFrame>
  )
}

/** The filter for this person's offers and orders. */
function scopeOf({ id, buyer_id: buyerId, seller_id: sellerId }: UserDetail) {
  if (buyerId !== null) return JSON.stringify({ buyer_user_id: id })
  return sellerId === null ? undefined : JSON.stringify({ seller_user_id: id })
}

const factsOf = (user: UserDetail) => [
  { label: 'ID', value: user.id },
  { label: 'Email', value: user.email },
  ...(user.full_name ? [{ label: 'Name', value: user.full_name }] : []),
  ...(user.buyer_name !== null ? [{ label: 'Buyer', value: user.buyer_name }] : []),
  ...(user.seller_name !== null ? [{ label: 'Seller', value: user.seller_name }] : []),
  { label: 'Status', value: <PersonPill person={user} /> },
  { label: 'Password', value: user.has_password ? 'Made' : 'None yet' },
  { label: 'Created', value: <DateTime at={user.created_at} /> },
  ...(user.applied_at ? [{ label: 'Applied', value: <DateTime at={user.applied_at} /> }] : []),
  ...(user.decided_at ? [{ label: 'Decided', value: <DateTime at={user.decided_at} /> }] : []),
]
