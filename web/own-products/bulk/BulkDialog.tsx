import { useMemo, useState } from 'react'
import type { BulkAct, ChosenSent } from '#market/products/bulk/bulk-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { MainAct } from '#web/platform/ui/dialogs/MainAct.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import type { BulkDone } from './BulkBanner.tsx'
import styles from './BulkDialog.module.css'
import { useBulk, usePreview } from './bulk-queries.ts'
import {
  confirmWords,
  consequenceWords,
  countsWords,
  keepSlipsWords,
  TITLES,
} from './bulk-words.ts'
import { BulkDetailFields } from './BulkDetailFields.tsx'
import { LeftAlone } from './LeftAlone.tsx'
import { PriceFields } from './PriceFields.tsx'
import { PricesPreview } from './PricesPreview.tsx'
import { TagToSay } from './TagToSay.tsx'
import { TermsToSay } from './TermsToSay.tsx'
import { UnitsFields } from './UnitsFields.tsx'

export type BulkAsked = { action: BulkAct['action']; chosen: ChosenSent }

type Props = { asked: BulkAsked; onClose: () => void; onDone: (done: BulkDone) => void }

/** Says what an act on many products would do, and does it. */
export function BulkDialog({ asked: { action, chosen }, onClose, onDone }: Props) {
  const [act, setAct] = useState<BulkAct | undefined>(isSaidWhole(action) ? { action } : undefined)
  const [keepsSlips, setKeepsSlips] = useState(false)
  const sent = useMemo(
    () => act && { ...act, ...(keepsSlips && { slips: 'keep' as const }), ...chosen },
    [act, keepsSlips, chosen],
  )
  const { shown, preview, error } = usePreview(sent)
  const bulk = useBulk()
  const problem = bulk.error ?? error
  const prices = shown?.prices

  function say(next: BulkAct | undefined) {
    setAct(next)
    setKeepsSlips(false)
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
          <BulkFields action={action} onAct={say} />
          <div className={classes('col g4', !isSaidWhole(action) && styles['outcome'])}>
            {problem && <Banner tone="red">{problem.message}</Banner>}
            {act && !shown && !problem && <Skeleton width="80%" height={20} />}
            {shown && !isSaidWhole(action) && (
              <output className="semi">{countsWords(shown, prices)}</output>
            )}
            {prices && prices.slips_count > 0 && (
              <Checkbox
                label={keepSlipsWords(prices.slips_count)}
                checked={keepsSlips}
                onChange={({ currentTarget }) => setKeepsSlips(currentTarget.checked)}
              />
            )}
            {shown && <p className="soft">{consequenceWords(action, shown)}</p>}
            {sent && prices && (
              <PricesPreview key={JSON.stringify(act)} sent={sent} prices={prices} />
            )}
            {shown && <LeftAlone {...shown} />}
          </div>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <MainAct
          danger={action === 'delete'}
          busy={bulk.isPending}
          disabled={!preview || preview.changed === 0}
          onClick={carryOut}
        >
          {preview ? confirmWords(action, preview.changed) : TITLES[action]}
        </MainAct>
      </DialogFoot>
    </Dialog>
  )
}

type Action = BulkAct['action']

/** Acts of which there is nothing more to say. */
const isSaidWhole = (action: Action): action is 'pause' | 'resume' | 'delete' =>
  action === 'pause' || action === 'resume' || action === 'delete'

type BulkFieldsProps = { action: Action; onAct: (act: BulkAct | undefined) => void }

function BulkFields({ action, onAct }: BulkFieldsProps) {
  if (action === 'price') return <PriceFields onAct={onAct} />
  if (action === 'units') return <UnitsFields onAct={onAct} />
  if (action === 'tag' || action === 'untag') return <TagToSay action={action} onAct={onAct} />
  if (action === 'terms') return <TermsToSay onAct={onAct} />
  return isSaidWhole(action) ? null : <BulkDetailFields action={action} onAct={onAct} />
}
