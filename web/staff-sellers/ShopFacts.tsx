import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { feeWords } from './fee.ts'
import styles from './StaffSellers.module.css'

type Props = { seller: SellerRecord }

/** What support read of a shop; administrators have it as a form. */
export function ShopFacts({ seller }: Props) {
  const handles = [
    { label: 'TikTok', handle: seller.tiktok_handle, followers: seller.tiktok_count },
    { label: 'Instagram', handle: seller.insta_handle, followers: seller.instagram_count },
  ]
  return (
    <Card padded className="col g4" aria-label="Shop">
      <p className="soft t13">Only administrators can change a shop, its user, fee and products.</p>
      <DescriptionList
        facts={[
          {
            label: 'Seller image',
            value: seller.logo_url ? <Photo url={seller.logo_url} alt="" side={40} /> : 'none',
          },
          {
            label: 'Description',
            value: <span className={styles['name']}>{seller.description || 'none'}</span>,
          },
          {
            label: 'Platform fee',
            value: feeWords(seller.platform_fee_bps ?? seller.standard_fee_bps),
          },
          ...handles.flatMap(({ label, handle, followers }) =>
            handle
              ? [{ label, value: followers ? `${handle}, ${followers} followers` : handle }]
              : [],
          ),
        ]}
      />
    </Card>
  )
}
