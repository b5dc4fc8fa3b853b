import { Controller } from 'react-hook-form'
import { sellerFields } from '#market/staff-sellers/seller-fields.ts'
import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { DescriptionField } from '#web/onboarding/DescriptionField.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { FormProblem } from '#web/platform/ui/fields/FormProblem.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { PictureField } from '#web/uploads/PictureField.tsx'
import { useSending } from '#web/uploads/use-sending.ts'
import { HandleFields } from './HandleFields.tsx'
import { shopForm, shopOf, type ShopForm } from './shop-form.ts'
import { useEditSeller } from './staff-seller-queries.ts'

type Props = { seller: SellerRecord }

/** What buyers see of the shop. */
export function ShopCard({ seller }: Props) {
  const edit = useEditSeller(seller.id)
  const { isSending, tellSending } = useSending()
  const { control, field, formState, submit, isSaving, problem } = useSavedForm({
    schema: shopForm,
    start: shopOf(seller),
    send: (shop) => edit.mutateAsync(toBeSent(shop)),
    kept: ({ data }) => shopOf(data),
    tell: () => toastSaved('Seller saved'),
  })
  return (
    <Card padded aria-label="Shop">
      <form noValidate className="col g6" onSubmit={submit}>
        <UnsavedGuard isUnsaved={formState.isDirty} />
        {problem && <FormProblem>{problem}</FormProblem>}
        <PictureField
          control={control}
          name="logo"
          kind="logo"
          stored={seller.logo}
          label="Seller image"
          optional
          onSending={tellSending}
        />
        <Field {...field('name')} label="Seller name">
          <TextInput autoComplete="off" />
        </Field>
        <Controller
          control={control}
          name="description"
          render={({ field: description, fieldState }) => (
            <DescriptionField
              {...description}
              label="Seller description"
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
          label="Cover photo"
          optional
          onSending={tellSending}
        />
        <HandleFields field={field} />
        <Button type="submit" kind="primary" disabled={isSending} busy={isSaving}>
          Save seller
        </Button>
      </form>
    </Card>
  )
}

/** The contract reads an empty choice as null. An invalid value goes to the server as typed, which explains the problem. */
function toBeSent(shop: ShopForm) {
  const read = sellerFields.safeParse(shop)
  return read.success ? read.data : { name: shop.name, description: shop.description }
}
