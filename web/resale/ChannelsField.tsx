import {
  resaleChannelNames,
  resaleChannels,
  type ResaleChannel,
} from '#market/resale/resale-channels.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import styles from './ResaleFields.module.css'

type Props = {
  legend: string
  hint: string
  error?: string | undefined
  channels: readonly ResaleChannel[]
  onChange: (channels: ResaleChannel[]) => void
}

/** Where goods are sold on, any number of them. */
export function ChannelsField({ legend, hint, error, channels, onChange }: Props) {
  return (
    <ChoiceGroup legend={legend} error={error}>
      <div className={styles['channels']}>
        {resaleChannels.map((channel) => (
          <Checkbox
            key={channel}
            label={resaleChannelNames[channel]}
            checked={channels.includes(channel)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(
                resaleChannels.filter((each) =>
                  each === channel ? checked : channels.includes(each),
                ),
              )
            }
          />
        ))}
      </div>
      <p className="t13 muted">{hint}</p>
    </ChoiceGroup>
  )
}
