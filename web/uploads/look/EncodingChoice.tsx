import type { TextEncoding } from '#market/spreadsheets/decode-text.ts'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Radio } from '#web/platform/ui/fields/Radio.tsx'
import type { EncodingSample } from './encoding-samples.ts'
import styles from './Question.module.css'

type Props = {
  /** The one that was chosen; none yet. */
  encoding: TextEncoding | undefined
  encodings: readonly EncodingSample[]
  onChoose: (encoding: TextEncoding) => void
}

/** Letters that look wrong in every row are fixed once: by choosing the words as the seller wrote them. */
export function EncodingChoice({ encoding = 'Windows-1252', encodings, onChoose }: Props) {
  return (
    <ChoiceGroup
      className={styles['question']}
      legend={<b className="semi">Some letters look wrong. Which of these reads right?</b>}
    >
      {encodings.map(({ encoding: each, words }) => (
        <Radio
          key={each}
          name="encoding"
          checked={each === encoding}
          onChange={() => onChoose(each)}
          label={
            <>
              {words.join(', ')} <span className="muted">({each})</span>
            </>
          }
        />
      ))}
    </ChoiceGroup>
  )
}
