import type { SellerSort } from '#market/staff-sellers/sellers-list.ts'
import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { feeWords } from './fee.ts'
import { publishedWords, userWords } from './seller-words.ts'
import styles from './StaffSellers.module.css'

export const sellerColumns: readonly ListColumn<SellerRecord, SellerSort>[] = [
  {
    head: 'Seller',
    sorts: { ascending: 'name', descending: 'name_desc' },
    cell: ({ id, name }) => (
      <Link href={paths.adminSeller(id)} className={styles['shop']}>
        {name}
      </Link>
    ),
  },
  {
    head: 'User',
    cell: ({ user }) => {
      const { words, tone } = userWords(user)
      return (
        <span className={styles['user']}>
          <Pill colour={tone}>{words}</Pill>
          {user && <span className={styles['name']}>{user.email}</span>}
        </span>
      )
    },
  },
  { head: 'Products', figure: true, cell: publishedWords },
  { head: 'Orders', figure: true, cell: ({ order_count: orders }) => quantityText(orders) },
  {
    head: 'Fee',
    figure: true,
    cell: ({ platform_fee_bps: own, standard_fee_bps: standard }) =>
      own === null ? <span className="muted">{feeWords(standard)}</span> : <b>{feeWords(own)}</b>,
  },
  { head: 'Opened', figure: true, cell: ({ created_at: at }) => <RelativeTime short at={at} /> },
]
