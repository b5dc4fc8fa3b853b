import { useState } from 'react'
import { cents, type Cents } from '#market/money.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { PasswordInput } from '#web/platform/ui/fields/PasswordInput.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { Specimen } from './Specimen.tsx'
import styles from './Specimen.module.css'

export function FieldSpecimens() {
  const [price, setPrice] = useState<Cents | undefined>(cents(6_90))
  const [units, setUnits] = useState<number | undefined>(1440)
  const [words, setWords] = useState('Hand-poured soy wax in a reusable glass.')
  const tooDear = price !== undefined && price > 7_80

  return (
    <Specimen
      title="Field"
      note="Label above, one line of help or error below, never both. Warnings do not block."
    >
      <div className={styles['cells']}>
        <Field label="Product name" hint="Shown to buyers">
          <TextInput placeholder="As on the carton" />
        </Field>
        <Field label="Email" error="Please enter a valid email address">
          <TextInput type="email" defaultValue="dana@fieldhouse" />
        </Field>
        <Field label="Password" hint="Minimum 8 characters">
          <PasswordInput defaultValue="correct horse" autoComplete="off" />
        </Field>
        <Field label="Price per unit" hint="Asking $7.80" error={tooDear && 'Exceeds asking price'}>
          <MoneyInput value={price} onChange={setPrice} />
        </Field>
        <Field label="Price per unit" error="Exceeds asking price">
          <MoneyInput value={cents(1234_50)} onChange={() => undefined} />
        </Field>
        <Field label="Counter price" warning="Above seller offer">
          <MoneyInput value={cents(14_95)} onChange={() => undefined} />
        </Field>
        <Field label="Quantity" hint="Steps of 12">
          <QuantityInput value={units} onChange={setUnits} step={12} />
        </Field>
        <Field label="Quantity" error="Exceeds available units">
          <QuantityInput value={4000} onChange={() => undefined} />
        </Field>
        <Field label="Quantity" hint="Nothing typed yet">
          <QuantityInput value={undefined} onChange={() => undefined} />
        </Field>
        <Field label="Category" optional>
          <Select defaultValue="home">
            <option value="home">Home</option>
            <option value="pet">Pet</option>
          </Select>
        </Field>
        <Field label="SKU" hint="Comes from the file">
          <TextInput defaultValue="HP-CND-FIG-08" disabled />
        </Field>
        <Field label="UPC" hint="Can’t be changed here">
          <TextInput defaultValue="042169585523" readOnly />
        </Field>
        <Field label="Description" aside={`${words.length} of 550`}>
          <TextArea value={words} onChange={(event) => setWords(event.currentTarget.value)} />
        </Field>
        <Field label="Large">
          <TextInput size="large" defaultValue="For primary forms" />
        </Field>
        <Field label="Small, price and units">
          <MoneyInput size="small" value={price} onChange={setPrice} />
        </Field>
      </div>
    </Specimen>
  )
}
