import { useState } from 'react'
import { PasswordAgain, type Begun } from './PasswordAgain.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanPicture } from './ScanPicture.tsx'

type Stage = { at: 'password' } | { at: 'picture'; begun: Begun } | { at: 'codes'; codes: string[] }

type Props = { onDone: () => void }

/** Three steps: the password, the app’s first code, the recovery codes. */
export function SetUpFactor({ onDone }: Props) {
  const [stage, setStage] = useState<Stage>({ at: 'password' })

  if (stage.at === 'password')
    return <PasswordAgain onBegun={(begun) => setStage({ at: 'picture', begun })} />
  if (stage.at === 'picture')
    return (
      <ScanPicture begun={stage.begun} onConfirmed={(codes) => setStage({ at: 'codes', codes })} />
    )
  return <RecoveryCodes codes={stage.codes} onKept={onDone} />
}
