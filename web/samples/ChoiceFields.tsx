import {
  sampleBuyerCategories,
  sampleSellerCategories,
} from '#market/sample-profiles/sample-categories.ts'
import type { SampleChoices } from '#market/sample-profiles/sample-choices.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { BuyersField } from './BuyersField.tsx'
import { toggled } from './choice-labels.ts'
import styles from './Samples.module.css'

type Props = { choices: SampleChoices; onChange: (choices: SampleChoices) => void }

/** Chooses which leads the subscriber wants. */
export function ChoiceFields({ choices, onChange }: Props) {
  return (
    <>
      <ChoiceGroup legend="Product categories" className={styles['choices']}>
        {sampleSellerCategories.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={choices.sample_seller_categories.includes(name)}
            onChange={() =>
              onChange({
                ...choices,
                sample_seller_categories: toggled(choices.sample_seller_categories, name),
              })
            }
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend="Buyer categories" className={styles['choices']}>
        {sampleBuyerCategories.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={choices.sample_buyer_categories.includes(name)}
            onChange={() =>
              onChange({
                ...choices,
                sample_buyer_categories: toggled(choices.sample_buyer_categories, name),
              })
            }
          />
        ))}
      </ChoiceGroup>
      <BuyersField
        names={choices.selected_buyers}
        onChange={(names) => onChange({ ...choices, selected_buyers: names })}
      />
      <p className="t13 muted">If none are selected, you get leads of every kind.</p>
    </>
  )
}
