import type { BulkAct, BulkResult } from '#market/products/bulk/bulk-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { counted } from '#web/platform/format/numbers.ts'
import { useUndoBulk } from './bulk-queries.ts'
import { doneWords } from './bulk-words.ts'
import { LeftAlone } from './LeftAlone.tsx'

export type BulkDone = BulkResult & { action: BulkAct['action']; undo: string | null }

type Props = { done: BulkDone; onDismiss: () => void }

/** What came of an act on many products, and the way back. */
export function BulkBanner({ done, onDismiss }: Props) {
  const undo = useUndoBulk()
  const { undo: token } = done
  const isBack = undo.isSuccess
  return (
    <Banner
      tone={undo.error ? 'red' : 'green'}
      onDismiss={onDismiss}
      action={
        token &&
        !isBack && (
          <Button size="small" busy={undo.isPending} onClick={() => undo.mutate(token)}>
            Undo
          </Button>
        )
      }
    >
      <div className="col g2">
        <output>
          {undo.error?.message ??
            (undo.data
              ? `Undone for ${counted(undo.data.changed, 'product')}`
              : doneWords(done.action, done.changed))}
          .
        </output>
        <LeftAlone {...(undo.data ?? done)} />
      </div>
    </Banner>
  )
}
