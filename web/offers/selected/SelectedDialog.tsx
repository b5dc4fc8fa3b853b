import { useState, type ReactNode } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { CloseWhenDone } from '#web/platform/ui/dialogs/CloseWhenDone.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { MainAct } from '#web/platform/ui/dialogs/MainAct.tsx'
import { SelectedOffers, type RowOf } from './SelectedOffers.tsx'
import { useAnswerSelected, type AnswerOne } from './selected-queries.ts'

/** What each of the dialogs is given. */
export type SelectedProps = {
  /** The offers as they were when the reader selected them. */
  opened: readonly Offer[]
  /** All offers as they are now. */
  offers: readonly Offer[]
  viewer: Party
  /** Told which of them are answered. */
  onClose: (answered?: readonly Offer[]) => void
}

type Props = SelectedProps & {
  isOpen?: boolean
  title: string
  /** The result, as in "accepted". */
  done: string
  act: string
  isDanger?: boolean
  /** Those that are answered, where others of the list stay as they are. */
  toAnswer?: readonly Offer[]
  answerOne: AnswerOne
  /** What has to be settled before anything is sent. */
  first?: (goOn: () => void) => void
  rowOf: RowOf
  /** Above the list, until something is sent. */
  settings?: ReactNode
  /** Below the list, until something is sent. */
  children?: ReactNode
  /** Next to Close, once all are answered. */
  after?: ReactNode
}

/** Names each offer that is about to be answered, and then says what came of it. */
export function SelectedDialog(props: Props) {
  const { opened, viewer, done, toAnswer = opened, onClose } = props
  const answering = useAnswering(props)
  const { answered, outcomes, isIdle, isUnderWay } = answering
  const result = `${answered.length} of ${counted(toAnswer.length, 'offer')} ${done}`
  // While they are answered the outcomes are still to come.
  const close = () => isUnderWay || onClose(answered)
  return (
    <Dialog
      role="alertdialog"
      startsAt={props.settings ? 'field' : 'act'}
      open={props.isOpen ?? true}
      title={isIdle ? props.title : result}
      onClose={close}
    >
      <DialogBody className="col g4 soft">
        {isIdle && props.settings}
        <SelectedOffers
          {...{ opened, offers: props.offers, viewer, outcomes, isIdle }}
          done={done}
          rowOf={props.rowOf}
        />
        {isIdle && props.children}
        <output className="sr">{!isIdle && !isUnderWay && result}</output>
      </DialogBody>
      {isIdle || isUnderWay ? (
        <DialogFoot>
          <Button disabled={isUnderWay} onClick={close}>
            Not yet
          </Button>
          <MainAct
            danger={props.isDanger}
            busy={isUnderWay}
            disabled={toAnswer.length === 0}
            onClick={answering.begin}
          >
            {props.act}
          </MainAct>
        </DialogFoot>
      ) : (
        <DialogFoot>
          {answered.length > 0 && props.after}
          <CloseWhenDone onClose={close} />
        </DialogFoot>
      )}
    </Dialog>
  )
}

function useAnswering({ opened, toAnswer = opened, answerOne, first = goOnAtOnce }: Props) {
  const [outcomes, setOutcomes] = useState<Parameters<typeof SelectedOffers>[0]['outcomes']>({})
  const { mutate, isPending, isIdle } = useAnswerSelected()
  const answer = () =>
    mutate({
      offers: toAnswer,
      answerOne,
      onOutcome: (id, outcome) => setOutcomes((before) => ({ ...before, [id]: outcome })),
    })
  return {
    outcomes,
    isIdle,
    answered: toAnswer.filter(({ id }) => outcomes[id]?.is === 'answered'),
    // After the last answer the lists are still fetched again, which nobody has to wait for.
    isUnderWay: isPending && Object.keys(outcomes).length < toAnswer.length,
    begin: () => first(answer),
  }
}

const goOnAtOnce = (goOn: () => void) => goOn()
