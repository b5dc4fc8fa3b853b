import { useState, type SubmitEvent } from 'react'
import { productInLink } from '#market/top-sellers/product-link.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import styles from './TopSellers.module.css'
import { useAddTopSeller } from './top-seller-queries.ts'

const NO_LINK = 'Paste the link to a product page, such as /all_products/12/345'

/** Takes the link of a product page, and features its product. */
export function AddTopSeller() {
  const add = useAddTopSeller()
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<string>()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const id = productInLink(link)
    if (id === undefined) return setProblem(NO_LINK)
    add.mutate(
      { id },
      {
        onSuccess: () => {
          setLink('')
          toastSaved('Added to Top Sellers')
        },
        onError: (error) => setProblem(error.message),
      },
    )
  }
  return (
    <Card padded>
      <form noValidate className={styles['add']} onSubmit={submit}>
        <Field
          label="Product link"
          hint="Copy it from the address bar of the product page."
          error={problem}
        >
          <TextInput
            value={link}
            placeholder="/all_products/12/345"
            autoComplete="off"
            onChange={({ currentTarget }) => {
              setLink(currentTarget.value)
              setProblem(undefined)
            }}
          />
        </Field>
        <Button type="submit" kind="primary" busy={add.isPending}>
          Add product
        </Button>
      </form>
    </Card>
  )
}
