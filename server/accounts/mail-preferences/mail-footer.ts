type Foot = { publicUrl: string; turnOffUrl: string }

/** Ends every mail that a member may turn off. */
export const mailFooter = ({ publicUrl, turnOffUrl }: Foot) => [
  { label: 'Turn off mails like this one', url: turnOffUrl },
  { label: 'Choose which mails you get', url: `${publicUrl}/account#mail` },
]
