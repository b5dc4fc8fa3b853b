import type { PersonDetail } from '#market/people/people-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { roleWords } from './person-words.ts'

type Props = { person: PersonDetail }

export function PersonFacts({ person }: Props) {
  const { email, party, company, seller_id, application } = person
  const facts = [
    {
      label: 'Email',
      value: (
        <>
          {email} <CopyButton text={email} of="email address" />
        </>
      ),
    },
    { label: 'Address', value: person.address_proven ? 'Email verified' : 'Email not verified' },
    { label: 'Role', value: roleWords(person) },
    company && {
      label: 'Company',
      value: seller_id ? <Link href={paths.storefront(seller_id)}>{company}</Link> : company,
    },
    (party === 'buyer' || party === 'seller') && {
      label: party === 'buyer' ? 'Resells' : 'Resale terms',
      value: person.resale ?? 'Not provided',
    },
    { label: 'Password', value: person.has_password ? 'Set' : 'Not set yet' },
    party === 'admin' && {
      label: 'Second factor',
      value: person.has_second_factor ? 'Set up' : 'Not set up',
    },
    application && { label: 'Applied', value: <DateTime at={application.submitted_at} /> },
    { label: 'Account since', value: <DateTime at={person.created_at} /> },
    {
      label: 'Last seen',
      value: person.last_seen_at ? <DateTime at={person.last_seen_at} /> : 'Never',
    },
  ]
  return (
    <Card padded aria-label="Account">
      <DescriptionList
        facts={facts.filter((fact) => fact !== false && fact !== null && fact !== '')}
      />
    </Card>
  )
}
