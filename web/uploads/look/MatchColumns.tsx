import { useState } from 'react'
import { leadIntake } from '#market/leads/lead-columns.ts'
import { manifestIntake } from '#market/manifests/manifest-columns.ts'
import { offerIntake } from '#market/offer-spreadsheets/match-offer-header.ts'
import type { FileKind } from '#market/spreadsheets/intake/header-api.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import type { FileLook, FileMeaning } from './file-look.ts'
import { HeaderFields } from './HeaderFields.tsx'
import { headersOf, withHeader } from './headers-of.ts'

type Props = {
  of: FileKind
  look: FileLook
  how: FileMeaning
  onChange: (how: FileMeaning) => void
}

const COLUMNS: Record<FileKind, readonly { name: string }[]> = {
  offers: offerIntake.columns,
  leads: leadIntake.columns,
  manifest: manifestIntake.columns,
}

/** Which column each header stands for, with two cells of each; open where something has to be said. */
export function MatchColumns({ of, look, how, onChange }: Props) {
  const { header, problem, doubtful } = look
  const isAsked = problem !== undefined || doubtful.length > 0
  // It stays open once the last of them is matched.
  const [wasAsked] = useState(isAsked)
  if (header.length === 0) return null
  return (
    <>
      {doubtful.map((column) => (
        <p key={column} className="t13 amber">
          More than one column could be {column}. Choose which one is.
        </p>
      ))}
      <Disclosure className="t13" title="Match your columns" open={isAsked || wasAsked}>
        <HeaderFields
          headers={headersOf(look, how).map((each) => ({
            ...each,
            samples: look.samples[each.at] ?? [],
          }))}
          columns={COLUMNS[of]}
          onChoose={(at, column) => onChange(withHeader(look, how, { at, column }))}
        />
      </Disclosure>
    </>
  )
}
