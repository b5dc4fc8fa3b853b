import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Claims } from './sections/Claims.tsx'
import { Closing } from './sections/Closing.tsx'
import { Hero } from './sections/Hero.tsx'
import { HowItWorks } from './sections/HowItWorks.tsx'
import { CataloguePreview } from './sections/CataloguePreview.tsx'
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
