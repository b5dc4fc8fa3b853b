import { useWatch } from 'react-hook-form'
import { carrierDamageNote } from '#market/claims/carrier-damage.ts'
import { reportForm, type Report, type ReportForm } from '#market/claims/claim-form.ts'
import type { ClaimableLine } from '#market/claims/claim-on-order.ts'
import { claimReasonLabels, claimReasons } from '#market/claims/claim-reason.ts'
import { formatUsd, times } from '#market/money.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { Radio } from '#web/platform/ui/fields/Radio.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useReportProblem } from './claim-queries.ts'
import { PhotosField } from './PhotosField.tsx'
import { useClaimPhotos } from './use-claim-photos.ts'

type Props = { orderId: number; lines: readonly ClaimableLine[]; onClose: () => void }

/** Reports a problem with units of one line; its seller is asked for their price. */
export function ReportProblemDialog({ orderId, lines, onClose }: Props) {
  const report = useReportProblem(orderId)
  const photos = useClaimPhotos()
  const form = useSavedForm<ReportForm, Report, unknown>({
    schema: reportForm,
    start: { line_id: lines[0]?.line_id ?? 0, words: '', photo_keys: [] },
    send: (problem) => report.mutateAsync({ ...problem, photo_keys: photos.keys }),
    tell: () => toast('Problem reported. The seller has three business days to answer.'),
    onSaved: onClose,
  })
  const {
    line_id: lineId,
    reason,
    quantity,
  } = useWatch({ control: form.control, compute: (values) => values })
  const line = lines.find((each) => each.line_id === lineId)
  const touched = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
  if (!line) return null
  const note = reason === 'damaged' ? carrierDamageNote(line.freight_terms) : null
  const reasons = claimReasons.filter((each) => line.reasons.includes(each))
  return (
    <FormDialog
      form={form}
      title="Report a problem"
      submitLabel="Report problem"
      disabled={photos.isSending}
      onClose={onClose}
    >
      {lines.length > 1 ? (
        <Field label="Product" error={form.field('line_id').error}>
          <Select
            value={lineId}
            onChange={({ currentTarget: { value } }) =>
              form.setValue('line_id', Number(value), touched)
            }
          >
            {lines.map((each) => (
              <option key={each.line_id} value={each.line_id}>
                {each.product_name}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <p className="med">{line.product_name}</p>
      )}
      <ChoiceGroup legend="What is wrong" error={form.field('reason').error}>
        {reasons.map((each) => (
          <Radio
            key={each}
            name="claim-reason"
            label={claimReasonLabels[each]}
            checked={reason === each}
            onChange={() => form.setValue('reason', each, touched)}
          />
        ))}
      </ChoiceGroup>
      {note && <Banner tone="info">{note}</Banner>}
      {reasons.length < claimReasons.length && (
        <p className="t13 soft">
          Salvage is sold as is: only what is short or another item can be reported.
        </p>
      )}
      <Field
        label="Units"
        hint={`${quantityText(line.units_left)} of ${quantityText(line.quantity)} can be reported.`}
        error={form.field('quantity').error}
      >
        <QuantityInput
          value={quantity || undefined}
          onChange={(units) => form.setValue('quantity', units ?? 0, touched)}
        />
      </Field>
      <Field
        {...form.field('words')}
        label="What happened"
        optional={reason === 'short'}
        hint="The seller reads it."
      >
        <TextArea rows={4} maxLength={2000} />
      </Field>
      <PhotosField photos={photos} error={form.field('photo_keys').error} />
      {quantity !== undefined && quantity > 0 && (
        <p className="t13">
          The seller is asked for a credit of <b>{formatUsd(times(line.unit_cents, quantity))}</b>
          {line.joins && ' more: this joins the claim that is open'}.
        </p>
      )}
    </FormDialog>
  )
}
