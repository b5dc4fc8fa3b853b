/** Whether a session's device, such as "Safari on iPhone", is held in the hand. */
export const isHandheld = (device: string) => /\b(iPhone|iPad|iOS|Android)$/.test(device)
