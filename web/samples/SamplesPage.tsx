import { useLocation } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { SamplesOffer } from './SamplesOffer.tsx'
import { SubscribedView } from './SubscribedView.tsx'
import { useReturn } from './use-return.ts'

export function SamplesPage() {
  usePageTitle('Samples')
  const viewer = useViewer()
  const { search } = useLocation()
  const visit = useReturn(search)
  if (viewer?.sample_subscribed) return <SubscribedView viewer={viewer} />
  return <SamplesOffer viewer={viewer} visit={visit} />
}
