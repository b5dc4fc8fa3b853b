const SUBMIT_DELAY_MS = 400

/** Every form waits this long before it is sent, so that a press is felt (spec 1, section 9). */
export const submitDelay = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, SUBMIT_DELAY_MS)
  })
