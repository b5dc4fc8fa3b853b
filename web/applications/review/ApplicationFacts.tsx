import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { statusWords } from './application-words.ts'

type Props = { application: ApplicationRecord }

const NOT_SAID = <span className="muted">Not said</span>

/** All answers given; for a seller also how far the shop is. */
export function ApplicationFacts({ application }: Props) {
  const { party, full_name, email, company, category, annual_volume, status } = application
  const relationships = application.current_buyer_relationships.join(', ')
  const account = [
    { label: 'Account', value: statusWords(status) },
    { label: 'Password', value: application.has_password ? 'Created' : 'Not created yet' },
  ]
  const shop = [
    { label: 'Current buyer relationships', value: relationships || NOT_SAID },
    {
      label: 'Description of the shop',
      value: application.description ?? <span className="muted">Not written yet</span>,
    },
    { label: 'Products saved', value: quantityText(application.product_count) },
  ]
  return (
    <DescriptionList
      facts={[
        ...(full_name && full_name !== company ? [{ label: 'Full name', value: full_name }] : []),
        {
          label: 'E-mail',
          value: (
            <>
              {email} <CopyButton text={email} of="e-mail address" />
            </>
          ),
        },
        {
          label: 'Address',
          value: application.address_proven ? 'Address proven' : 'Not proven yet',
        },
        { label: 'Company', value: company },
        { label: 'Category', value: category ?? NOT_SAID },
        { label: 'Annual volume', value: annual_volume ?? NOT_SAID },
        ...(party === 'seller' ? shop : []),
        ...account,
      ]}
    />
  )
}
