import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import styles from './ApplicationCard.module.css'
import { useResendLink } from './review-queries.ts'

type Props = { application: ApplicationRecord; onDeny: () => void }

/** A new link for who lost the mail, or came after the seven days; and the way back from an approval. */
export function ApprovedBar({ application: { id, email }, onDeny }: Props) {
  const { run, isPending } = useResendLink()

  const resend = () => void run(id, () => toast(`A new sign-in link is on its way to ${email}`))
  return (
    <footer className={styles['acts']}>
      <Button busy={isPending} onClick={resend}>
        Resend link
      </Button>
      <Button kind="danger" onClick={onDeny}>
        Deny
      </Button>
      <span className="t13 muted">A link works once, for 7 days.</span>
    </footer>
  )
}
