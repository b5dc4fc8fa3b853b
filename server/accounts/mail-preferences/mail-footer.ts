type Foot = { publicUrl: string; turnOffUrl: string }

/** The footer of every mail that can be turned off. */
export const mailFooter = ({ publicUrl, turnOffUrl }: Foot) => [
  { label: 'Unsubscribe from emails like this', url: turnOffUrl },
  { label: 'Choose which emails you get', url: `${publicUrl}/account#mail` },
]
