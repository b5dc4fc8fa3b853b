import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keepOnDevice, keptOnDevice } from '#web/platform/storage/device-storage.ts'
import { chosenForm, formToShow, usualForm, type Occasion } from './form-choice.ts'

const keyOf = (occasion: Occasion) => `product-form-${occasion}`

/** Which form, and which step of it, the address asks for; a choice is remembered on this device. */
export function useFormChoice(occasion: Occasion) {
  const asked = useSearch({ strict: false })
  const chosen = chosenForm(asked)
  useEffect(() => {
    if (chosen) keepOnDevice(keyOf(occasion), chosen)
  }, [chosen, occasion])
  const usual = usualForm(occasion, keptOnDevice(keyOf(occasion)))
  return { isWizard: formToShow(asked, usual) === 'wizard', asked: asked.step }
}
