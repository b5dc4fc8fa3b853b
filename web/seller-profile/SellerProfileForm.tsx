import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import {
  sellerEdit,
  type CurrentSeller,
  type SellerEdit,
} from '#market/accounts/seller-profile-api.ts'
import { DescriptionField } from '#web/onboarding/DescriptionField.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { FormProblem } from '#web/platform/ui/fields/FormProblem.tsx'
import { keepTypedSince } from '#web/platform/ui/forms/keep-typed-since.ts'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { PictureField } from '#web/uploads/PictureField.tsx'
import { useSending } from '#web/uploads/use-sending.ts'
import { errorsOfTerms } from '#web/resale/errors-of-terms.ts'
import { ResaleTermsFields } from '#web/resale/ResaleTermsFields.tsx'
import { editOf, refusalsOf, termsOf } from './seller-edit.ts'
import { useUpdateSeller } from './seller-profile-queries.ts'
import styles from './SellerProfile.module.css'
import { ShopPreview } from './ShopPreview.tsx'

type Props = { seller: CurrentSeller }

export function SellerProfileForm({ seller }: Props) {
  const update = useUpdateSeller()
  const { isSending, tellSending } = useSending()
  const form = useForm({ resolver: zodResolver(sellerEdit), defaultValues: editOf(seller) })
  const { control, formState, handleSubmit, register } = form
  const typed = useWatch({ control })
  const refused = refusalsOf(update.error)

  function save(edit: SellerEdit) {
    const takeIn = keepTypedSince(form)
    update.mutate(edit, {
      onSuccess: (saved) => {
        takeIn(editOf(saved))
        toast('Profile updated successfully')
      },
    })
  }

  return (
    <div className={styles['columns']}>
      <Card padded>
        <form
          noValidate
          aria-label="Profile"
          className="col g6"
          onSubmit={(event) => void handleSubmit(save)(event)}
        >
          <UnsavedGuard isUnsaved={formState.isDirty} />
          {update.error && Object.keys(refused).length === 0 && (
            <FormProblem>{update.error.message}</FormProblem>
          )}
          <PictureField
            control={control}
            name="logo"
            kind="logo"
            label="Upload Seller Image"
            refused={refused.logo}
            onSending={tellSending}
          />
          <Field label="Seller Name" error={formState.errors.name?.message ?? refused.name}>
            <TextInput {...register('name')} autoComplete="organization" />
          </Field>
          <Controller
            control={control}
            name="description"
            render={({ field }) => (
              <DescriptionField
                {...field}
                label="Seller Description"
                shortest={0}
                error={formState.errors.description?.message ?? refused.description}
              />
            )}
          />
          <PictureField
            control={control}
            name="banner"
            kind="banner"
            label="Cover Photo"
            optional
            refused={refused.banner}
            onSending={tellSending}
          />
          <section className="col g3" aria-label="Resale terms">
            <div>
              <h2 className="t16">Resale terms</h2>
              <p className="t13 muted">
                For all your lots that have none of their own. Offers already sent keep the terms
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
            <Button
              type="submit"
              kind="primary"
              size="large"
              disabled={isSending}
              busy={update.isPending}
            >
              Save Profile Settings
            </Button>
            {isSending && <p className="t13 muted">Your image is still being uploaded.</p>}
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
