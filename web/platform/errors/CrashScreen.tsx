import { TriangleAlert } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'

type Props = { error: unknown }

/** Shown when the page crashed: what failed, and what to do. Home loads the whole page again, as a reload does. */
export function CrashScreen({ error }: Props) {
  return (
    <main className="page">
      <h1 className="sr">Problem</h1>
      <EmptyState
        icon={TriangleAlert}
        title="This page stopped working"
        actions={
          <>
            <Button kind="primary" onClick={() => location.reload()}>
              Reload
            </Button>
            <Button onClick={() => location.assign(paths.home())}>Back to Home</Button>
          </>
        }
      >
        Your saved work is safe. Reload to continue. If it happens again, send us this message:{' '}
        <span className="muted">{messageOf(error).slice(0, 200)}</span>
      </EmptyState>
    </main>
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'an unknown error')
