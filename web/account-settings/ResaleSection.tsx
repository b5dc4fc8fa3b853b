import { useWatch } from 'react-hook-form'
import { NOTHING_DECLARED, resaleDeclaration } from '#market/resale/resale-terms.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { DeclarationFields } from '#web/resale/DeclarationFields.tsx'
import { AccountSection } from './AccountSection.tsx'
import { useSaveResale } from './me-queries.ts'
import { SectionForm } from './SectionForm.tsx'
import type { TellUnsaved } from './use-unsaved-forms.ts'

type Props = { tellUnsaved: TellUnsaved }

/** Where a buyer says that it sells goods on. */
export function ResaleSection({ tellUnsaved }: Props) {
  const buyer = useViewer()?.buyer ?? NOTHING_DECLARED
  const { resale_channels, resale_states } = buyer
  const save = useSaveResale()
  const form = useSavedForm({
    schema: resaleDeclaration,
    start: { resale_channels, resale_states },
    send: (declaration) => save.mutateAsync(declaration),
    kept: (_, declaration) => declaration,
    tell: () => toast('Resale channels saved'),
  })
  const declared = useWatch({ control: form.control, compute: (values) => values })
  return (
    <AccountSection
      id="resale"
      summary="Some sellers limit where their goods can be resold. Tell us where you resell, and each lot shows whether you can buy it."
    >
      <SectionForm
        id="resale"
        form={form}
        saveLabel="Save where I resell"
        tellUnsaved={tellUnsaved}
      >
        <DeclarationFields
          declared={declared}
          onChange={(next) => {
            form.setValue('resale_channels', next.resale_channels, { shouldDirty: true })
            form.setValue('resale_states', next.resale_states, { shouldDirty: true })
          }}
        />
      </SectionForm>
      <p className="t13">
        <Link href={paths.resaleCertificates()}>Resale certificates</Link>
        <span className="muted"> show sellers why they charge you no sales tax.</span>
      </p>
    </AccountSection>
  )
}
