import { Pill } from '#web/platform/ui/Pill.tsx'
import { absentColumns, headerName, ignoredWords, type HeaderReading } from './header-words.ts'

type Props = { readings: readonly HeaderReading[] }

/** How each header of the file is understood, and what it lacks. */
export function HeaderChips({ readings }: Props) {
  const ignored = readings.filter(({ how }) => how === 'ignored')
  const absent = absentColumns(readings)
  return (
    <div className="col g2">
      <ul className="row wrap" aria-label="Columns of the file">
        {readings.map((reading) => {
          const { at, column, how } = reading
          if (how === 'ignored') return null
          return (
            <li key={at}>
              <Pill colour={how === 'matched' ? 'green' : 'yellow'}>
                {how === 'matched' ? column : `“${headerName(reading)}” read as ${column}`}
              </Pill>
            </li>
          )
        })}
        {ignored.length > 0 && (
          <li title={ignored.map(headerName).join(', ')}>
            <Pill colour="gray">{ignoredWords(ignored.length)}</Pill>
          </li>
        )}
      </ul>
      {absent.length > 0 && (
        <p className="t13 amber">Required but not in the file: {absent.join(', ')}.</p>
      )}
    </div>
  )
}
