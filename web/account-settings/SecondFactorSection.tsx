import { useState } from 'react'
import { useSecondFactor } from '#web/second-factor/second-factor-queries.ts'
import { SetUpDialog } from '#web/second-factor/SetUpDialog.tsx'
import { TurnOffFactor } from '#web/second-factor/TurnOffFactor.tsx'
import { RenewRecoveryCodes } from '#web/second-factor/RenewRecoveryCodes.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { AccountSection } from './AccountSection.tsx'
import styles from './AccountSection.module.css'
import { SectionProblem } from './SectionProblem.tsx'
import { SessionsSkeleton } from './SessionsSkeleton.tsx'

export function SecondFactorSection() {
  const { data: factor, error, refetch } = useSecondFactor()
  const [isSettingUp, setSettingUp] = useState(false)
  const isSetUp = factor ? factor.set_up_at !== null : false

  return (
    <AccountSection
      id="second-factor"
      summary="A code from an authenticator app. We ask for it at each sign-in, and again before refunds and changes to fees or staff."
    >
      {!factor && error && (
        <SectionProblem message={error.message} onRetry={() => void refetch()} />
      )}
      {!factor && !error && <SessionsSkeleton />}
      {factor && (
        <>
          <p className={styles['body']}>
            {isSetUp ? `It is set up. ${codesLeft(factor.recovery_codes_left)}` : 'Not set up yet.'}
          </p>
          <CardFoot>
            <Button kind={isSetUp ? 'secondary' : 'primary'} onClick={() => setSettingUp(true)}>
              {isSetUp ? 'Use another app' : 'Set up'}
            </Button>
            {isSetUp && <RenewRecoveryCodes />}
            {isSetUp && !factor.required && <TurnOffFactor />}
          </CardFoot>
        </>
      )}
      <SetUpDialog open={isSettingUp} onClose={() => setSettingUp(false)} />
    </AccountSection>
  )
}

function codesLeft(count: number) {
  if (count === 1) return '1 recovery code is left.'
  return `${count === 0 ? 'No' : count} recovery codes are left.`
}
