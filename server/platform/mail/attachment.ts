/** Named while the mail waits; rendered when it is sent. */
export type Attachment = { kind: string; id: number }

export type AttachedFile = { name: string; type: string; bytes: Uint8Array }

/** How each kind of attachment is made, for the address it is sent to. */
export type AttachmentMakers = Record<string, (id: number, to: string) => Promise<AttachedFile>>

export async function makeAttachments(
  makers: AttachmentMakers,
  { attachment, key, toAddress }: { attachment: Attachment | null; key: string; toAddress: string },
): Promise<AttachedFile[]> {
  if (!attachment) return []
  const make = makers[attachment.kind]
  if (!make) throw new Error(`The mail ${key} names an unknown attachment: ${attachment.kind}`)
  return [await make(attachment.id, toAddress)]
}
