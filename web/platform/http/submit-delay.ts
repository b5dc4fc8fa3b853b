const SUBMIT_DELAY_MS = 400

/** Every form waits this moment before it is sent (spec 1, section 9), so that a press is felt. */
export const submitDelay = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, SUBMIT_DELAY_MS)
  })
