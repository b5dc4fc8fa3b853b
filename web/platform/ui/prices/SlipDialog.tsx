import { formatUsd } from '#market/money.ts'
import { slipQuestion } from '#market/products/price-slip.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { DialogBody } from '../dialogs/DialogBody.tsx'
import { DialogFoot } from '../dialogs/DialogFoot.tsx'
import type { SlipQuestion } from './use-slip-question.ts'

type Props = { question: SlipQuestion }

/** Asks once about a price that looks like a typo; one press takes the price that was likely meant. */
export function SlipDialog({ question: { asked, take, close } }: Props) {
  if (!asked) return null
  const { slip, name } = asked
  const { price, likely } = slip
  return (
    <Dialog open role="alertdialog" onClose={close} title={slipQuestion(slip)}>
      <DialogBody className="col g2">
        <p className="med">{name}</p>
        <p className="soft">{slip.reason}</p>
      </DialogBody>
      <DialogFoot>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer is one press away */}
        <Button autoFocus={!likely} onClick={close}>
          Cancel
        </Button>
        <Button kind={likely ? undefined : 'primary'} onClick={() => take(price)}>
          Keep {formatUsd(price)}
        </Button>
        {likely && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer is one press away
          <Button autoFocus kind="primary" onClick={() => take(likely)}>
            Use {formatUsd(likely)}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  )
}
