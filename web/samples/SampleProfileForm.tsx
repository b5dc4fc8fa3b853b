import { useState } from 'react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { BuyerRelationships } from '#web/applications/BuyerRelationships.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { choicesOf } from './choice-labels.ts'
import { myTimeZone } from '#web/platform/format/my-time-zone.ts'
import { useUpdateSamplesProfile } from './samples-queries.ts'
import { useQuery } from '@tanstack/react-query'
import { readProfile } from '#market/accounts/profile-api.ts'
import { queryOf } from '#web/platform/http/query-of.ts'

type Props = { viewer: CurrentUser }

/** Edits which leads come, and the buyers the reader sells to already. */
export function SampleProfileForm({ viewer }: Props) {
  const [choices, setChoices] = useState(() => choicesOf(viewer))
  const { names, setNames, isKnown } = useRelationships()
  const update = useUpdateSamplesProfile()

  function save() {
    const profile = {
      ...choices,
      current_buyer_relationships: [...names],
      time_zone: myTimeZone(),
    }
    void update.run(profile, () => toast('Profile updated successfully!'))
  }
  return (
    <form
      noValidate
      className="col g6"
      aria-label="Profile"
      onSubmit={(event) => {
        event.preventDefault()
        if (!update.isPending && isKnown) save()
      }}
    >
      <ChoiceFields choices={choices} onChange={setChoices} />
      <BuyerRelationships names={names} onChange={setNames} />
      <p className="t13 muted">Leads arrive in the morning, {myTimeZone().replaceAll('_', ' ')}.</p>
      <div>
        <Button type="submit" kind="primary" busy={update.isPending || !isKnown}>
          Update Profile
        </Button>
      </div>
    </form>
  )
}

/** The buyers the reader sells to: the stored ones, until the reader changes them. */
function useRelationships() {
  const { data: profile } = useStoredProfile()
  const [changed, setNames] = useState<readonly string[]>()
  const names = changed ?? profile?.current_buyer_relationships ?? []
  return { names, setNames, isKnown: profile !== undefined }
}

const useStoredProfile = () =>
  useQuery({
    queryKey: ['samples', 'profile'],
    ...queryOf(readProfile),
  })
