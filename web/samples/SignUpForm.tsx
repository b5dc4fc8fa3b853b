import { useState } from 'react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { alertOf, useSignUpForSamples } from './samples-queries.ts'
import { ChoicesForm } from './ChoicesForm.tsx'
import { SubscriberForm, type Subscriber } from './SubscriberForm.tsx'

type Props = { viewer: CurrentUser | null }

const NOBODY: Subscriber = { name: '', email: '', password: '', password_confirmation: '' }

/** Two steps for a newcomer; who is signed in has the first behind. */
export function SignUpForm({ viewer }: Props) {
  const [subscriber, setSubscriber] = useState(NOBODY)
  const [step, setStep] = useState<1 | 2>(1)
  const signUp = useSignUpForSamples()
  const isKnown = viewer !== null

  const problem = signUp.error && <Banner tone="red">{alertOf(signUp.error)}</Banner>
  if (step === 1 && !isKnown)
    return (
      <div className="col g4">
        <p className="t13 muted">Step 1 of 2</p>
        {problem}
        <SubscriberForm
          given={subscriber}
          onNext={(given) => {
            setSubscriber(given)
            setStep(2)
          }}
        />
      </div>
    )
  return (
    <div className="col g4">
      {!isKnown && <p className="t13 muted">Step 2 of 2</p>}
      {isKnown && <p className="soft">You subscribe as {viewer.email}.</p>}
      {problem}
      <ChoicesForm
        chosen={viewer}
        isBusy={signUp.isPending}
        onBack={isKnown ? undefined : () => setStep(1)}
        onSubscribe={(choices) => signUp.mutate(isKnown ? choices : { ...subscriber, ...choices })}
      />
    </div>
  )
}
