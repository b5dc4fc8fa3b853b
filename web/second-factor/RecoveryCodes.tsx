import { useEffect, useRef } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { saveFile } from '#web/platform/http/save-file.ts'
import styles from './SetUpFactor.module.css'

type Props = { codes: readonly string[]; onKept: () => void }

/** Shown once: a person who loses the phone signs in with one of these. */
export function RecoveryCodes({ codes, onKept }: Props) {
  // Not focused on the button that closes: a second Enter would take them away unread.
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    words.current?.focus()
  }, [])
  const text = new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' })
  return (
    <div className="col g4">
      <p ref={words} tabIndex={-1} className="soft">
        Store these recovery codes somewhere safe. Each signs you in once if your app is lost. They
        are not shown again.
      </p>
      <ul className={`${styles['codes']} tnum`} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={() => saveFile('lotline-recovery-codes.txt', text)}>Save as a file</Button>
      <Button kind="primary" size="large" full onClick={onKept}>
        I’ve saved them
      </Button>
    </div>
  )
}
