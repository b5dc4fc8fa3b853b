import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import styles from './AccountSection.module.css'

type Props = { message: string; onRetry: () => void }

/** A part of the page could not be had. */
export function LoadProblem({ message, onRetry }: Props) {
  return (
    <div className={styles['body']}>
      <Banner
        tone="red"
        action={
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {message}
      </Banner>
    </div>
  )
}
