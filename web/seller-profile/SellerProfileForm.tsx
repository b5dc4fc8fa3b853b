import { Controller, useWatch } from 'react-hook-form'
import { sellerEdit, type CurrentSeller } from '#market/accounts/seller-profile-api.ts'
import { DescriptionField } from '#web/onboarding/DescriptionField.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { FormProblem } from '#web/platform/ui/fields/FormProblem.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { PictureField } from '#web/uploads/PictureField.tsx'
import { useSending } from '#web/uploads/use-sending.ts'
import { errorsOfTerms } from '#web/resale/errors-of-terms.ts'
import { ResaleTermsFields } from '#web/resale/ResaleTermsFields.tsx'
import { editOf, termsOf } from './seller-edit.ts'
import { useUpdateSeller } from './seller-profile-queries.ts'
import styles from './SellerProfile.module.css'
import { ShopPreview } from './ShopPreview.tsx'

type Props = { seller: CurrentSeller }

export function SellerProfileForm({ seller }: Props) {
  const update = useUpdateSeller()
  const { isSending, tellSending } = useSending()
  const { control, field, formState, submit, isSaving, problem } = useSavedForm({
    schema: sellerEdit,
    start: editOf(seller),
    send: (edit) => update.mutateAsync(edit),
    kept: editOf,
    tell: () => toast('Profile updated successfully'),
  })
  const typed = useWatch({ control })

  return (
    <div className={styles['columns']}>
      <Card padded>
        <form noValidate aria-label="Profile" className="col g6" onSubmit={submit}>
          <UnsavedGuard isUnsaved={formState.isDirty} />
          {problem && <FormProblem>{problem}</FormProblem>}
          <PictureField
            control={control}
            name="logo"
            kind="logo"
            stored={seller.logo}
            label="Upload Seller Image"
            onSending={tellSending}
          />
          <Field {...field('name')} label="Seller Name">
            <TextInput autoComplete="organization" />
          </Field>
          <Controller
            control={control}
            name="description"
            render={({ field: description, fieldState }) => (
              <DescriptionField
                {...description}
                label="Seller Description"
                shortest={0}
                error={fieldState.error?.message}
              />
            )}
          />
          <PictureField
            control={control}
            name="banner"
            kind="banner"
            stored={seller.banner}
            label="Cover Photo"
            optional
            onSending={tellSending}
          />
          <section className="col g3" aria-label="Shipping">
            <div>
              <h2 className="t16">Shipping</h2>
              <p className="t13 muted">
                For all your lots that don’t state their own. Buyers see it before they offer or
                buy.
              </p>
            </div>
            <Field
              {...field('ships_from')}
              label="Ships from"
              optional
              hint="City, state and ZIP code, as in Reno, NV 89501"
            >
              <TextInput autoComplete="off" maxLength={120} />
            </Field>
            <Controller
              control={control}
              name="ships_within"
              render={({ field: { value, onChange, ...days }, fieldState }) => (
                <Field
                  label="Ships within"
                  optional
                  hint="Business days after payment, 1 to 30"
                  error={fieldState.error?.message}
                >
                  <QuantityInput
                    {...days}
                    value={value ?? undefined}
                    onChange={(count) => onChange(count ?? null)}
                  />
                </Field>
              )}
            />
          </section>
          <section className="col g3" aria-label="Resale terms">
            <div>
              <h2 className="t16">Resale terms</h2>
              <p className="t13 muted">
                For all your lots without terms of their own. Offers already sent keep the terms
                they were sent with.
              </p>
            </div>
            <Controller
              control={control}
              name="resale_terms"
              render={({ field: { value, onChange } }) => (
                <ResaleTermsFields
                  terms={termsOf(value)}
                  errors={errorsOfTerms(formState.errors.resale_terms).parts}
                  onChange={onChange}
                />
              )}
            />
          </section>
          <div className="col g2">
            <Button type="submit" kind="primary" size="large" disabled={isSending} busy={isSaving}>
              Save Profile Settings
            </Button>
            {isSending && <p className="t13 muted">Your image is still uploading.</p>}
          </div>
        </form>
      </Card>
      <ShopPreview
        stored={seller}
        typed={{ ...editOf(seller), ...typed, resale_terms: termsOf(typed.resale_terms) }}
      />
    </div>
  )
}
