import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Claims } from './landing/Claims.tsx'
import { Closing } from './landing/Closing.tsx'
import { Hero } from './landing/Hero.tsx'
import { HowItWorks } from './landing/HowItWorks.tsx'
import { Peek } from './landing/Peek.tsx'
import { useSignUpInvitation } from './use-sign-up-invitation.ts'

export function LandingPage() {
  usePageTitle('Resale, simplified.')
  useSignUpInvitation()
  return (
    <main>
      <Hero />
      <Claims />
      <Peek />
      <HowItWorks />
      <Closing />
    </main>
  )
}
