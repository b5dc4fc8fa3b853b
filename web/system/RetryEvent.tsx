import type { LeftEvent } from '#market/system/system-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts.ts'
import { useRetryPaymentEvent } from './system-queries.ts'

type Props = { event: LeftEvent }

export function RetryEvent({ event: { id } }: Props) {
  const retry = useRetryPaymentEvent()
  return (
    <Button
      size="small"
      busy={retry.isPending}
      onClick={() =>
        retry.mutate(id, {
          onSuccess: () => toast('The event is handled'),
          onError: ({ message }) => toastProblem(message),
        })
      }
    >
      Try again
    </Button>
  )
}
