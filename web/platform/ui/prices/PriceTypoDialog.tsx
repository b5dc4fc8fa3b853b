import { listed } from '#market/listed.ts'
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
export function PriceTypoDialog({ question }: Props) {
  const { asked, close, keep, takeLikely } = question
  const [first, ...more] = asked ?? []
  if (!first) return null
  if (more.length > 0) return <SeveralPrices question={question} doubts={[first, ...more]} />
  const { typo, name } = first
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
            <Button onClick={keep}>Keep {formatUsd(price)}</Button>
            <MainAct onClick={takeLikely}>Use {formatUsd(likely)}</MainAct>
          </>
        ) : (
          <MainAct onClick={keep}>Keep {formatUsd(price)}</MainAct>
        )}
      </DialogFoot>
    </Dialog>
  )
}

type SeveralPricesProps = Props & { doubts: NonNullable<TypoQuestion['asked']> }

/** Prices typed without a point, which are wrong all together or not at all. */
function SeveralPrices({ question, doubts }: SeveralPricesProps) {
  const likely = doubts.map(({ typo: { price, likely: meant = price } }) => formatUsd(meant))
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={question.close}
      title={`Did you mean ${listed(likely)}?`}
    >
      <DialogBody className="col g2">
        <p className="soft">Digits without a decimal point are cents:</p>
        <ul className="tnum">
          {doubts.map(({ name, typo: { price, likely: meant = price } }) => (
            <li key={name} className="row between">
              <span className="med">{name}</span>
              <span>
                {formatUsd(price)} → <b>{formatUsd(meant)}</b>
              </span>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFoot>
        <Button onClick={question.close}>Cancel</Button>
        <Button onClick={question.keep}>Keep as typed</Button>
        <MainAct onClick={question.takeLikely}>Use these prices</MainAct>
      </DialogFoot>
    </Dialog>
  )
}
