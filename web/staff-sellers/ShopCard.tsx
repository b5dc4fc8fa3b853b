import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { sellerFields } from '#market/staff-sellers/seller-fields.ts'
import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { DescriptionField } from '#web/onboarding/DescriptionField.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { FormProblem } from '#web/platform/ui/fields/FormProblem.tsx'
import { keepTypedSince } from '#web/platform/ui/forms/keep-typed-since.ts'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { PictureField } from '#web/uploads/PictureField.tsx'
import { useSending } from '#web/uploads/use-sending.ts'
import { HandleFields } from './HandleFields.tsx'
import { refusedFields, shopForm, shopOf, type ShopForm } from './shop-form.ts'
import { useEditSeller } from './staff-seller-queries.ts'

type Props = { seller: SellerRecord }

/** What buyers see of the shop. */
export function ShopCard({ seller }: Props) {
  const edit = useEditSeller(seller.id)
  const { isSending, tellSending } = useSending()
  const form = useForm({ resolver: zodResolver(shopForm), defaultValues: shopOf(seller) })
  const { control, register, handleSubmit, formState } = form
  const refused = refusedFields(edit.error)
  const problem = (field: keyof ShopForm) => formState.errors[field]?.message ?? refused[field]

  function save(shop: ShopForm) {
    const takeIn = keepTypedSince(form)
    edit.mutate(toBeSent(shop), {
      onSuccess: ({ data }) => {
        takeIn(shopOf(data))
        toastSaved('Seller saved')
      },
    })
  }
  return (
    <Card padded aria-label="Shop">
      <form noValidate className="col g6" onSubmit={(event) => void handleSubmit(save)(event)}>
        <UnsavedGuard isUnsaved={formState.isDirty} />
        {edit.error && Object.keys(refused).length === 0 && (
          <FormProblem>{edit.error.message}</FormProblem>
        )}
        <PictureField
          control={control}
          name="logo"
          kind="logo"
          label="Seller image"
          optional
          refused={refused.logo}
          onSending={tellSending}
        />
        <Field label="Seller name" error={problem('name')}>
          <TextInput {...register('name')} autoComplete="off" />
        </Field>
        <Controller
          control={control}
          name="description"
          render={({ field }) => (
            <DescriptionField
              {...field}
              label="Seller description"
              shortest={0}
              error={problem('description')}
            />
          )}
        />
        <PictureField
          control={control}
          name="banner"
          kind="banner"
          label="Cover photo"
          optional
          refused={refused.banner}
          onSending={tellSending}
        />
        <HandleFields form={form} problem={problem} />
        <Button type="submit" kind="primary" disabled={isSending} busy={edit.isPending}>
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
