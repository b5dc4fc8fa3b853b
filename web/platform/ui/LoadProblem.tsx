import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'

type Props = { message: string; onRetry: () => void }

/** Shown in place of something that could not be loaded. */
export function LoadProblem({ message, onRetry }: Props) {
  return (
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
  )
}
