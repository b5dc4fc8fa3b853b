import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { NOTHING_DECLARED, resaleDeclaration } from '#market/resale/resale-terms.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { DeclarationFields } from '#web/resale/DeclarationFields.tsx'
import { AccountSection } from './AccountSection.tsx'
import { useSaveResale } from './resale-queries.ts'
import { SectionForm } from './SectionForm.tsx'
import type { TellUnsaved } from './use-unsaved-forms.ts'

type Props = { tellUnsaved: TellUnsaved }

/** Where a buyer says that it sells goods on. */
export function ResaleSection({ tellUnsaved }: Props) {
  const buyer = useViewer()?.buyer ?? NOTHING_DECLARED
  const { resale_channels, resale_states } = buyer
  const form = useForm({
    resolver: zodResolver(resaleDeclaration),
    defaultValues: { resale_channels, resale_states },
  })
  const declared = useWatch({ control: form.control, compute: (values) => values })
  const save = useSaveResale()
  return (
    <AccountSection
      id="resale"
      summary="Some sellers state where their goods may be resold. Say it once, and each lot tells whether you may."
    >
      <SectionForm
        id="resale"
        form={form}
        saveLabel="Save where I resell"
        isSaving={save.isPending}
        problem={save.error?.message}
        tellUnsaved={tellUnsaved}
        onSave={(declaration, takeIn) =>
          save.mutate(declaration, {
            onSuccess: () => {
              takeIn(declaration)
              toast('Saved where you resell')
            },
          })
        }
      >
        <DeclarationFields
          declared={declared}
          onChange={(next) => {
            form.setValue('resale_channels', next.resale_channels, { shouldDirty: true })
            form.setValue('resale_states', next.resale_states, { shouldDirty: true })
          }}
        />
      </SectionForm>
    </AccountSection>
  )
}
