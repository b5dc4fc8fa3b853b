import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { NewPasswordForm } from '#web/accounts/passwords/NewPasswordForm.tsx'
import { useCreatePassword } from '#web/accounts/passwords/password-queries.ts'
import { SignedInAs } from '#web/accounts/SignedInAs.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { type Step, stepToShow } from './onboarding-steps.ts'
import { ProductsStep } from './ProductsStep.tsx'
import { OnboardingSteps } from './OnboardingSteps.tsx'
import { useStepFocus } from '#web/platform/hooks/use-step-focus.ts'
import { AuthHead } from '#web/accounts/AuthHead.tsx'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { ProfileForm } from './ProfileForm.tsx'

const SCREENS = { password: PasswordStep, profile: ProfileStep, products: ProductsStep }

export function OnboardingPage() {
  const viewer = useViewer()
  return viewer && <Onboarding viewer={viewer} />
}

type Props = { viewer: CurrentUser }

/** Password, profile, products: which of them the address says, as far as one has come. */
function Onboarding({ viewer }: Props) {
  const { step: asked } = useSearch({ strict: false })
  const step = stepToShow(asked, viewer)
  const Screen = SCREENS[step]
  const main = useStepFocus(step)
  useAddressOf(step, asked)

  return (
    <main ref={main} className="col g6">
      <OnboardingSteps current={step} viewer={viewer} />
      <Screen key={step} viewer={viewer} />
      <SignedInAs />
    </main>
  )
}

function useAddressOf(step: Step, asked: unknown) {
  const router = useRouter()
  useEffect(() => {
    if (asked !== step) void router.navigate({ href: paths.createProfile({ step }), replace: true })
  }, [router, asked, step])
}

type StepProps = { viewer: CurrentUser }

/** Once there is a password, the wizard continues. */
function PasswordStep({ viewer }: StepProps) {
  usePageTitle('Create Password')
  const create = useCreatePassword()
  return (
    <>
      <AuthHead title="Create Password">
        <p>Use it to sign back in any time, even while we review your application.</p>
      </AuthHead>
      <NewPasswordForm
        label="Create Password"
        email={viewer.email}
        send={({ password }) => create.mutateAsync(password)}
      />
    </>
  )
}

function ProfileStep({ viewer }: StepProps) {
  usePageTitle('Create Profile')
  const router = useRouter()
  const goOn = () => void router.navigate({ href: paths.createProfile({ step: 'products' }) })
  return (
    <>
      <AuthHead title="Profile">
        <p>Buyers see this above {viewer.seller?.name}'s products.</p>
      </AuthHead>
      <ProfileForm viewer={viewer} onSaved={goOn} />
    </>
  )
}
