/** Arrays as lists, which compare by their values, whatever memory they lie in. */
export const asPlain = (value: object) =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      ArrayBuffer.isView(each) ? Array.from(each as unknown as ArrayLike<number>) : each,
    ),
  )
