import type { CurrentSeller, SellerEdit } from '#market/accounts/seller-profile-api.ts'
import { StorefrontHead } from '#web/storefronts/StorefrontHead.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { usePreview } from '#web/uploads/upload-queries.ts'
import styles from './SellerProfile.module.css'

type Props = { stored: CurrentSeller; typed: SellerEdit }

/** The head of the shop as buyers will see it once this is saved. */
export function ShopPreview({ stored, typed }: Props) {
  const { logo, banner, name, description } = typed
  const logoUrl = usePreview(logo, { key: stored.logo, url: stored.logo_url })
  const bannerUrl = usePreview(banner ?? '', { key: stored.banner, url: stored.banner_url })
  const shown = {
    name: name.trim() || 'Seller Name',
    description,
    logo_url: logoUrl ?? null,
    banner_url: bannerUrl ?? null,
  }
  return (
    <Card className={styles['preview']} aria-label="Buyer preview">
      <h2 className="t16">Buyer preview</h2>
      <div className={styles['shop']}>
        <StorefrontHead seller={shown} isOwn={false} nameAs="h3" />
      </div>
    </Card>
  )
}
