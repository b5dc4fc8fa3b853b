/** The made-up address of a made-up company. */
export const demoEmail = (name: string) =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}@lotline.example`
