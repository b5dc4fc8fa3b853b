type Foot = { publicUrl: string; turnOffUrl: string }

/** The footer of every mail that can be turned off. */
export const mailFooter = ({ publicUrl, turnOffUrl }: Foot) => [
  { label: 'Turn off mails like this one', url: turnOffUrl },
  { label: 'Choose which mails you get', url: `${publicUrl}/account#mail` },
]
