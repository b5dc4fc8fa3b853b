import type { SellerChangeProgress as Following } from '#market/products/seller-change.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'
import { followingWords } from './following-words.ts'

type Props = { following: Following | null }

/** Shows the progress of a seller's change through its products, while it runs. */
export function LotsFollowing({ following }: Props) {
  if (!following) return null
  const { lots, done } = following
  return (
    <Banner tone="info">
      <div className="col g2">
        <span>{followingWords(following)}</span>
        <ProgressBar label="Products reached" done={done} of={lots} />
      </div>
    </Banner>
  )
}
