import { formatUsd } from '#market/money.ts'
import { typoQuestion } from '#market/products/price-typo.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { DialogBody } from '../dialogs/DialogBody.tsx'
import { DialogFoot } from '../dialogs/DialogFoot.tsx'
import { MainAct } from '../dialogs/MainAct.tsx'
import type { TypoQuestion } from './use-typo-question.ts'

type Props = { question: TypoQuestion }

/** Asks once about a price that looks like a typo; one press takes the price that was likely meant. */
export function PriceTypoDialog({ question: { asked, take, close } }: Props) {
  if (!asked) return null
  const { typo, name } = asked
  const { price, likely } = typo
  return (
    <Dialog open role="alertdialog" onClose={close} title={typoQuestion(typo)}>
      <DialogBody className="col g2">
        <p className="med">{name}</p>
        <p className="soft">{typo.reason}</p>
      </DialogBody>
      <DialogFoot>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer is one press away */}
        <Button autoFocus={!likely} onClick={close}>
          Cancel
        </Button>
        {likely ? (
          <>
            <Button onClick={() => take(price)}>Keep {formatUsd(price)}</Button>
            <MainAct onClick={() => take(likely)}>Use {formatUsd(likely)}</MainAct>
          </>
        ) : (
          <MainAct onClick={() => take(price)}>Keep {formatUsd(price)}</MainAct>
        )}
      </DialogFoot>
    </Dialog>
  )
}
