import { useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { FormProblem } from '#web/platform/ui/fields/FormProblem.tsx'
import { alertOf, useSignUpForSamples } from './samples-queries.ts'
import { ChoicesForm } from './ChoicesForm.tsx'
import { type Subscriber, SubscriberForm } from './SubscriberForm.tsx'

type Props = { viewer: CurrentUser | null }

const NOBODY: Subscriber = { name: '', email: '', password: '', password_confirmation: '' }

/** Has two steps for a new subscriber; somebody signed in starts at the second. */
export function SignUpForm({ viewer }: Props) {
  const [subscriber, setSubscriber] = useState(NOBODY)
  const [step, setStep] = useState<1 | 2>(1)
  const head = useStepHead(step)
  const signUp = useSignUpForSamples()
  const isKnown = viewer !== null

  return (
    <div className="col g4">
      {isKnown ? (
        <p className="soft">You subscribe as {viewer.email}.</p>
      ) : (
        <p ref={head} tabIndex={-1} className="t13 muted">
          Step {step} of 2
        </p>
      )}
      {signUp.error && <FormProblem>{alertOf(signUp.error)}</FormProblem>}
      {step === 1 && !isKnown ? (
        <SubscriberForm
          given={subscriber}
          onNext={(given) => {
            setSubscriber(given)
            setStep(2)
          }}
        />
      ) : (
        <ChoicesForm
          chosen={viewer}
          isBusy={signUp.isPending}
          onBack={isKnown ? undefined : () => setStep(1)}
          onSubscribe={(choices) =>
            signUp.mutate(isKnown ? choices : { ...subscriber, ...choices })
          }
        />
      )}
    </div>
  )
}

/** The heading of a step. It takes the focus when the step changes, so that a screen reader reads it. */
function useStepHead(step: number) {
  const head = useRef<HTMLParagraphElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    head.current?.focus()
  }, [step])
  return head
}
