import { formatUsd } from '#market/money.ts'
import { useRestoreLine } from '#web/offers/offer-queries.ts'
import { refusalWords } from '#web/offers/offer-refusal-words.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import type { BegunEdit, LineEditing } from './use-line-editing.ts'

type Props = { editing: LineEditing }

/** Lots that left the cart in another window while they were edited here. */
export function LostEdits({ editing: { lost, drop } }: Props) {
  const restore = useRestoreLine()
  return lost.map((each) => (
    <Banner
      key={each.of.line.id}
      tone="amber"
      onDismiss={() => drop(each)}
      action={
        <Button
          size="small"
          busy={restore.isPending}
          onClick={() =>
            restore.mutate(each.of, { onError: (error) => toastProblem(refusalWords(error)) })
          }
        >
          Put it back
        </Button>
      }
    >
      {lostWords(each)}
    </Banner>
  ))
}

function lostWords({ edit: { name, quantity, unitPrice } }: BegunEdit) {
  const typed = [
    quantity !== undefined && counted(quantity, 'unit'),
    unitPrice !== undefined && `${formatUsd(unitPrice)} per unit`,
  ].filter((each) => each !== false)
  const kept = typed.length > 0 ? ` You had typed ${typed.join(' at ')}.` : ''
  return `${name} left your cart in another window while you were editing it.${kept}`
}
