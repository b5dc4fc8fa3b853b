import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { InviteForm } from './InviteForm.tsx'
import { ResendInvitation } from './ResendInvitation.tsx'
import { userWords } from './seller-words.ts'
import styles from './StaffSellers.module.css'

type Props = { seller: SellerRecord }

/** The user of the seller, or the one who is invited. */
export function UserCard({ seller: { id, name, user } }: Props) {
  const { words, tone } = userWords(user)
  return (
    <Card padded className="col g4" aria-label="User">
      <div className="row between">
        <h2 className="t16">User</h2>
        <Pill colour={tone}>{words}</Pill>
      </div>
      {!user && (
        <AdminsOnly instead="This seller has no user yet.">
          <InviteForm sellerId={id} sellerName={name} />
        </AdminsOnly>
      )}
      {user && (
        <DescriptionList
          facts={[
            { label: 'Name', value: user.full_name },
            { label: 'Email', value: <span className={styles['name']}>{user.email}</span> },
            ...(user.link_sent_at
              ? [{ label: 'Link sent', value: <RelativeTime at={user.link_sent_at} /> }]
              : []),
          ]}
        />
      )}
      {user?.status === 'approved' && !user.has_password && (
        <AdminsOnly>
          <ResendInvitation key={user.email} sellerId={id} email={user.email} />
        </AdminsOnly>
      )}
    </Card>
  )
}
