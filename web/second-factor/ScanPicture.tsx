import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { CodeForm } from './CodeForm.tsx'
import type { Begun } from './PasswordAgain.tsx'
import { useConfirmSecondFactor } from './second-factor-queries.ts'
import styles from './SetUpFactor.module.css'
import { encode } from 'uqr'

type Props = { begun: Begun; onConfirmed: (recoveryCodes: string[]) => void }

export function ScanPicture({ begun, onConfirmed }: Props) {
  const confirm = useConfirmSecondFactor()
  return (
    <div className="col g4">
      <p className="soft">Scan this with an authenticator app, then enter the 6-digit code.</p>
      <AppPicture uri={begun.uri} />
      <p className="t13 soft">
        No camera? Type this key into the app:{' '}
        <code className={styles['secret']}>{begun.secret}</code>{' '}
        <CopyButton text={begun.secret} of="key" />
      </p>
      <CodeForm
        label="Confirm"
        send={(code) => confirm.mutateAsync(code)}
        onSent={({ recovery_codes }) => onConfirmed(recovery_codes)}
      />
    </div>
  )
}

type AppPictureProps = { uri: string }

/** The address of the secret as a square of dots, for the camera of an app; its key stands below. */
function AppPicture({ uri }: AppPictureProps) {
  const { size, data } = encode(uri, { border: 2 })
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles['picture']}
    >
      <path d={dots.join('')} />
    </svg>
  )
}
