import { Button } from '#web/platform/ui/Button.tsx'
import styles from './ApplicationCard.module.css'

type Props = { onApprove: () => void }

export function DeniedBar({ onApprove }: Props) {
  return (
    <footer className={styles['acts']}>
      <Button onClick={onApprove}>Approve after all</Button>
    </footer>
  )
}
