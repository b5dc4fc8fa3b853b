import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Claims } from './landing/Claims.tsx'
import { Hero } from './landing/Hero.tsx'
import { HowItWorks } from './landing/HowItWorks.tsx'

export function LandingPage() {
  usePageTitle('Resale, simplified.')
  return (
    <main>
      <Hero />
      <Claims />
      <HowItWorks />
    </main>
  )
}
