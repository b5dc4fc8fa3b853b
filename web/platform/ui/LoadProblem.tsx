import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'

type Props = { message: string; onRetry: () => void }

/** Stands where something could not be had. */
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
