import { useState } from 'react'
import type { BulkAct, ChosenSent } from '#market/products/bulk/bulk-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import type { BulkDone } from './BulkBanner.tsx'
import { useBulk, usePreview } from './bulk-queries.ts'
import { confirmWords, consequenceWords, TITLES } from './bulk-words.ts'
import { LeftAlone } from './LeftAlone.tsx'
import { PriceFields } from './PriceFields.tsx'
import { UnitsFields } from './UnitsFields.tsx'

export type BulkAsked = { action: BulkAct['action']; chosen: ChosenSent }

type Props = { asked: BulkAsked; onClose: () => void; onDone: (done: BulkDone) => void }

/** Says what an act on many products would do, and does it. */
export function BulkDialog({ asked: { action, chosen }, onClose, onDone }: Props) {
  const [act, setAct] = useState<BulkAct | undefined>(
    action === 'price' || action === 'units' ? undefined : { action },
  )
  const [sent, setSent] = useState(act && { ...act, ...chosen })
  const { preview, error } = usePreview(sent)
  const bulk = useBulk()
  const problem = bulk.error ?? error

  function say(next: BulkAct | undefined) {
    setAct(next)
    setSent(next && { ...next, ...chosen })
  }
  const carryOut = () =>
    sent && bulk.mutate(sent, { onSuccess: (result) => onDone({ ...result, action }) })

  return (
    <Dialog
      open
      title={TITLES[action]}
      role={action === 'delete' ? 'alertdialog' : 'dialog'}
      onClose={onClose}
    >
      <DialogBody>
        <div className="col g4">
          {action === 'price' && <PriceFields onAct={say} />}
          {action === 'units' && <UnitsFields onAct={say} />}
          {problem && <Banner tone="red">{problem.message}</Banner>}
          {act && !preview && !problem && <Skeleton width="80%" height={20} />}
          {preview && <p className="soft">{consequenceWords(action, preview)}</p>}
          {preview && <LeftAlone {...preview} />}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          kind={action === 'delete' ? 'danger-solid' : 'primary'}
          busy={bulk.isPending}
          disabled={!preview || preview.changed === 0}
          onClick={carryOut}
        >
          {preview ? confirmWords(action, preview.changed) : TITLES[action]}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
