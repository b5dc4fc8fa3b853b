import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ErrorScreen } from '#web/platform/errors/ErrorScreen.tsx'

/** Trying again asks once more for whatever the page could not get. */
export function PageProblem({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()

  function tryAgain() {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return <ErrorScreen error={error} reset={tryAgain} />
}
