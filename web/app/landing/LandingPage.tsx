import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Claims } from './Claims.tsx'
import { Closing } from './Closing.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { CataloguePreview } from './CataloguePreview.tsx'
import { useSignUpInvitation } from './use-sign-up-invitation.ts'

export function LandingPage() {
  usePageTitle('Resale, simplified.')
  useSignUpInvitation()
  return (
    <main>
      <Hero />
      <Claims />
      <CataloguePreview />
      <HowItWorks />
      <Closing />
    </main>
  )
}
