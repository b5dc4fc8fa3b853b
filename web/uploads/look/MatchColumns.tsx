import { useState } from 'react'
import { leadIntake } from '#market/leads/lead-columns.ts'
import { manifestIntake } from '#market/manifests/manifest-columns.ts'
import { offerIntake } from '#market/offer-spreadsheets/match-offer-header.ts'
import type { FileKind } from '#market/spreadsheets/intake/header-api.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import type { FileLook, FileMeaning } from './file-look.ts'
import { headersOf, withHeader } from './headers-of.ts'
import styles from './Look.module.css'

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
const IGNORED = ''

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
        <div className={styles['fields']}>
          {headersOf(look, how).map(({ at, name, column }) => (
            <Field key={at} label={name} hint={look.samples[at]?.join(' · ')}>
              <Select
                size="small"
                value={column ?? IGNORED}
                onChange={({ currentTarget: { value } }) =>
                  onChange(withHeader(look, how, { at, column: value === IGNORED ? null : value }))
                }
              >
                <option value={IGNORED}>Ignored</option>
                {COLUMNS[of].map((each) => (
                  <option key={each.name}>{each.name}</option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
      </Disclosure>
    </>
  )
}
