import { onFirstUse } from '#market/on-first-use.ts'
import { useTakenOver } from '#web/platform/hooks/use-taken-over.ts'
import { Select } from '#web/platform/ui/fields/Select.tsx'

const NEAR: Record<string, string> = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
  'America/Puerto_Rico': 'Puerto Rico',
  'America/Halifax': 'Atlantic',
  'America/St_Johns': 'Newfoundland',
  'America/Regina': 'Saskatchewan',
}

const allOthers = onFirstUse(() =>
  Intl.supportedValuesOf('timeZone').filter((zone) => !(zone in NEAR)),
)

type Props = {
  /** Which this browser may not know. */
  stored: string | null
}

/** The zones of the United States and Canada by their usual names, and all others. */
export function TimeZoneSelect({ stored }: Props) {
  // The server that draws the page may know other zones than the browser.
  const others = useTakenOver() ? allOthers() : []
  const isUnlisted = stored !== null && !(stored in NEAR) && !others.includes(stored)
  return (
    <Select defaultValue={stored ?? ''}>
      <option value="">Set at my next sign-in</option>
      <optgroup label="United States and Canada">
        {Object.entries(NEAR).map(([zone, name]) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label="Other time zones">
        {(isUnlisted ? [stored, ...others] : others).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </optgroup>
    </Select>
  )
}
