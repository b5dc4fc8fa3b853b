import { Mail } from 'lucide-react'
import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import styles from './ApplicationCard.module.css'
import { approvalConsequence } from './application-words.ts'

type Props = { application: ApplicationRecord; onApprove: () => void; onDeny: () => void }

/** The decision buttons, with what each one does. */
export function DecisionBar({ application, onApprove, onDeny }: Props) {
  return (
    <>
      <div className={styles['consequence']}>
        <Mail className="i-20" />
        <div className="col g1">
          <p>
            <b>Approve:</b> {approvalConsequence(application)}
          </p>
          <p>
            <b>Deny:</b> emails your reason, word for word. Denied applicants get no sign-in link.
          </p>
        </div>
      </div>
      <footer className={styles['acts']}>
        <Button kind="primary" onClick={onApprove}>
          Approve and email link
        </Button>
        <Button kind="danger" onClick={onDeny}>
          Deny
        </Button>
        <span className={styles['keys']} aria-hidden="true">
          <kbd>A</kbd> approve <kbd>D</kbd> deny <kbd>J</kbd> next
        </span>
      </footer>
    </>
  )
}
