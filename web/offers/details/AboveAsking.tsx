import { TrendingDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { aboveAskingWordsOf } from './asking-today.ts'

type Props = { offer: Offer; children?: ReactNode }

/** Says that the lots of an offer cost less today, with both sums; nothing where they don't (decision I22). */
export function AboveAsking({ offer, children }: Props) {
  const words = aboveAskingWordsOf(offer)
  if (!words) return null
  return (
    <Banner tone="amber" icon={TrendingDown}>
      <p>{words}</p>
      {children}
    </Banner>
  )
}
