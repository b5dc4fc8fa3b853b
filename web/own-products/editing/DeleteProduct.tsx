import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import type { useDeleteProduct } from './saved-product-queries.ts'
import { refusalWords } from '../form/refusal-words.ts'

type Props = { name: string; remove: ReturnType<typeof useDeleteProduct> }

export function DeleteProduct({ name, remove }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="danger-quiet" size="large" onClick={() => setAsking(true)}>
        <Trash2 />
        Delete Product
      </Button>
      <ConfirmDialog
        open={isAsking && !remove.isSuccess}
        title="Are you sure you want to delete?"
        confirmLabel="Yes, delete product"
        cancelLabel="No, keep editing"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <span className="col g3">
          {remove.error && <Banner tone="red">{refusalWords(remove.error)}</Banner>}
          Buyers no longer see {name}, and its lines in open offers are closed. Orders keep it.
        </span>
      </ConfirmDialog>
    </>
  )
}
